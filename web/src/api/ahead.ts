/** Answers that were asked for before the part of the page that needs them was here. */

const asked = new Map<string, Promise<Response>>();

/** Ask for something now; whoever needs it finds it here. */
export function askAhead(path: string): void {
  const answer = fetch(path);
  answer.catch(() => asked.delete(path));
  asked.set(path, answer);
}

/** An answer that is on its way or here already, once; nothing if it was never asked for or is a refusal. */
export async function ahead(path: string): Promise<Response | null> {
  const answer = asked.get(path);
  asked.delete(path);
  const found = await answer?.catch(() => null);
  return found?.ok ? found : null;
}

/** Where a part of the texts of a language is: `page` to begin with, or the rules of a game. */
export function textsPath(language: string, part: string): string {
  return `/api/texts/${language}?part=${part}`;
}
