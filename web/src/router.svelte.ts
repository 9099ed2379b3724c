/** The pages and their addresses. Links are plain `<a href>`; a click on one of ours does not reload the page. */

export type Route =
  | { page: 'home' }
  | { page: 'me' }
  | { page: 'carry' }
  | { page: 'table'; id: string }
  | { page: 'room'; id: string }
  | { page: 'join'; code: string }
  | { page: 'replay'; id: string }
  | { page: 'analysis'; id: string }
  | { page: 'rules'; game: string }
  | { page: 'cards'; game: string }
  | { page: 'learn'; game: string }
  | { page: 'lost' };

function words(path: string): string[] {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    // An address no browser would write.
    return ['', path];
  }
}

function read(path: string): Route {
  const [, first = '', second = '', ...more] = words(path);
  if (more.some((word) => word !== '')) return { page: 'lost' };
  if (first === '') return { page: 'home' };
  if ((first === 'me' || first === 'carry') && second === '') return { page: first };
  if (second !== '') {
    switch (first) {
      case 't':
      case 'result':
        return { page: 'table', id: second };
      case 'r':
        return { page: 'room', id: second };
      case 'join':
        return { page: 'join', code: second };
      case 'replay':
        return { page: 'replay', id: second };
      case 'analysis':
        return { page: 'analysis', id: second };
      case 'rules':
        return { page: 'rules', game: second };
      case 'cards':
        return { page: 'cards', game: second };
      case 'learn':
        return { page: 'learn', game: second };
    }
  }
  return { page: 'lost' };
}

class Router {
  route = $state<Route>(read(location.pathname));
  /** Counts visits, so that going to the same page anew is noticed. */
  visit = $state(0);

  go(address: string, replace = false): void {
    const target = new URL(address, location.href);
    if (replace) history.replaceState(null, '', target);
    else history.pushState(null, '', target);
    this.follow();
    if (target.hash === '') window.scrollTo(0, 0);
  }

  follow(): void {
    this.route = read(location.pathname);
    this.visit += 1;
  }
}

export const router = new Router();

const OURS = /^\/($|me$|t\/|result\/|r\/|join\/|replay\/|analysis\/|rules\/|cards\/|learn\/)/;

/** Take over clicks on our own links, leave all others to the browser. */
export function listen(): void {
  window.addEventListener('popstate', () => router.follow());
  document.addEventListener('click', (event) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const anchor = (event.target as Element | null)?.closest('a');
    if (!anchor || anchor.target || anchor.hasAttribute('download') || anchor.origin !== location.origin)
      return;
    if (!OURS.test(anchor.pathname)) return;
    if (anchor.pathname === location.pathname && anchor.hash) return;
    event.preventDefault();
    router.go(anchor.href);
  });
}
