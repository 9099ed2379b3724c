/** Messages to this device when it is our turn: asking the browser for them, and telling the server where to send. */

import { ask, get } from './http.ts';
import type { NoticeInfo, QuietHours } from './types.ts';

const PATH = '/api/me/notices';

/** Why no messages can be had here. */
export type Hindrance = 'cannot' | 'denied' | 'failed';

export class NoMessages extends Error {
  constructor(readonly why: Hindrance) {
    super(why);
  }
}

export const notices = (): Promise<NoticeInfo> => get(PATH);

async function put(path: string, body: object): Promise<NoticeInfo> {
  return (await ask(path, { method: 'PUT', body: JSON.stringify(body) })).json() as Promise<NoticeInfo>;
}

/** Whether this browser can show messages of a closed page at all. */
export function ableToTell(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** A key as browsers want it: bytes instead of base64url. */
export function keyBytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

/** Have messages sent to this device; asks the person, so only ever after a click. */
export async function tellMeHere(key: string): Promise<NoticeInfo> {
  if (!ableToTell()) throw new NoMessages('cannot');
  if ((await Notification.requestPermission()) !== 'granted') throw new NoMessages('denied');
  const { pushManager } = await navigator.serviceWorker.ready;
  let made: PushSubscription;
  try {
    // One made for another key would be refused by its push service.
    await (await pushManager.getSubscription())?.unsubscribe();
    made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: keyBytes(key) });
  } catch {
    throw new NoMessages('failed');
  }
  const { endpoint, keys } = made.toJSON();
  return put(`${PATH}/device`, { endpoint, keys });
}

export async function tellMeNoMore(): Promise<NoticeInfo> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe().catch(() => false);
  return (await ask(`${PATH}/device`, { method: 'DELETE' })).json() as Promise<NoticeInfo>;
}

export const beQuiet = (quiet: QuietHours | null): Promise<NoticeInfo> => put(`${PATH}/quiet`, { quiet });

export const tryOut = async (): Promise<void> => {
  await ask(`${PATH}/try`, { method: 'POST' });
};
