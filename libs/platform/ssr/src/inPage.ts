import { createPath, type createMemoryRouter } from 'react-router-dom';
import { pageChanged } from '@forecourt/runtime';
import type { AppStore } from '@forecourt/runtime/store';

type Router = ReturnType<typeof createMemoryRouter>;

/** The link that a click follows in this window, on this origin; undefined for every other click. */
export function plainLink(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target !== '' || link.hasAttribute('download') || link.origin !== location.origin) return undefined;
  return link;
}

/** Dispatches `pageChanged` for each new address of a router. Returns what ends it. */
export function reportAddress(router: Router, store: Pick<AppStore, 'dispatch'>): () => void {
  let shown = createPath(router.state.location);
  return router.subscribe(({ navigation, location }) => {
    const path = createPath(location);
    if (navigation.state !== 'idle' || path === shown) return;
    shown = path;
    store.dispatch(pageChanged({ path }));
  });
}
