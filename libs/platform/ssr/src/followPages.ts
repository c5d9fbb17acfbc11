import { matchRoutes, type createMemoryRouter, type RouteObject } from 'react-router-dom';
import { plainLink } from './inPage.js';
import { pageMatch } from './routes.js';

/** Whether a path leads to a page of these routes, and not to "not found". */
export const hasPage = (routes: RouteObject[], path: string): boolean =>
  pageMatch(matchRoutes(routes, path) ?? []) !== undefined;

/**
 * Links and searches within an element that lead to pages of the site open in place. Other addresses are the browser's.
 * Returns what ends it.
 */
export function followPages(
  root: Element,
  routes: RouteObject[],
  router: ReturnType<typeof createMemoryRouter>,
): () => void {
  const follow = (event: Event): void => {
    const link = plainLink(event as MouseEvent);
    if (!link || !hasPage(routes, link.pathname)) return;
    const { pathname, search } = router.state.location;
    if (link.hash !== '' && link.pathname === pathname && link.search === search) return;
    event.preventDefault();
    void router.navigate(link.pathname + link.search + link.hash);
  };
  const search = (event: Event): void => {
    const { target: form, submitter, defaultPrevented } = event as SubmitEvent;
    if (defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== 'get') return;
    const { origin, pathname, hash } = new URL(form.action);
    if (origin !== location.origin || !hasPage(routes, pathname)) return;
    event.preventDefault();
    const fields = [...new FormData(form, submitter)].filter(
      (field): field is [string, string] => typeof field[1] === 'string',
    );
    void router.navigate({ pathname, search: new URLSearchParams(fields).toString(), hash });
  };
  root.addEventListener('click', follow);
  root.addEventListener('submit', search);
  return () => {
    root.removeEventListener('click', follow);
    root.removeEventListener('submit', search);
  };
}
