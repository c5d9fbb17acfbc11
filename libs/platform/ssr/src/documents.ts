import { createPath, matchRoutes, resolvePath, type createMemoryRouter, type To } from 'react-router-dom';
import { pageMatch } from './routes.js';

type Router = ReturnType<typeof createMemoryRouter>;
type Options = NonNullable<Parameters<Router['navigate']>[1]>;

/** Opens another page as a document; resolves when the present one is left. */
export type OpenDocument = (href: string, options: { readonly replace: boolean }) => Promise<void>;

/**
 * Whether an address belongs to the page that is open: the same page with other parameters, or another address of one
 * that changes in place, as a listing does. Everything else is another page.
 */
export function staysOnPage(router: Pick<Router, 'routes' | 'state'>, target: string): boolean {
  const { pathname } = new URL(target, 'https://site.example');
  const next = pageMatch(matchRoutes(router.routes, pathname) ?? []);
  const present = pageMatch(router.state.matches);
  if (!next || next.match.route.id !== present?.match.route.id || router.state.errors) return false;
  return next.page.shouldRevalidate !== undefined || pathname === router.state.location.pathname;
}

/** Resolves when the page is left: until then the caller stays busy, so that a form is not sent twice. */
export const openDocument: OpenDocument = (href, { replace }) =>
  new Promise((resolve) => {
    addEventListener('pagehide', () => resolve(), { once: true });
    if (replace) location.replace(href);
    else location.assign(href);
  });

/**
 * Links between pages load documents; the router works within a page (docs/adr/0034). A caller that navigates to
 * another page (`useNavigate`, `<Link>`, a form) gets a document, which costs less than the code of a page and comes
 * from the browser's prefetch.
 */
export const openDocumentsBetweenPages = (router: Router, open: OpenDocument): void =>
  openDocumentsUnless(router, (target) => staysOnPage(router, target), open);

/** Navigations stay in the router where `stays` says so of their address; the others open documents. */
export function openDocumentsUnless(router: Router, stays: (target: string) => boolean, open: OpenDocument): void {
  const navigate = router.navigate.bind(router) as (to: To | number | null, options?: Options) => Promise<void>;
  router.navigate = (to: To | number | null, options: Options = {}) => {
    const target = typeof to === 'number' ? undefined : targetOf(to, options, router.state.location.pathname);
    if (target === undefined || stays(target)) return navigate(to, options);
    return open(target, { replace: options.replace ?? false });
  };
}

/** The address that a navigation leads to; undefined for one that sends a form, which its page answers. */
function targetOf(to: To | null, options: Options, from: string): string | undefined {
  const form = 'formData' in options ? options : undefined;
  if (form && form.formMethod?.toLowerCase() !== 'get') return undefined;
  const path = resolvePath(to ?? '', from);
  if (!form?.formData) return createPath(path);
  const fields = [...form.formData.entries()].filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return createPath({ ...path, search: new URLSearchParams(fields).toString() });
}
