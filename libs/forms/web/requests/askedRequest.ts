import { isVehicleRequest } from '@forecourt/contracts';
import { isOnline, type PageStore } from '@forecourt/composition';
import { requestClosed, requestOpened } from '../state/formsSlice.js';

// Part of every page's first script: links that open a form over the vehicle's page work before the code of the forms
// has loaded.

/** The part that renders the windows. */
export const REQUESTS_PART = 'forms/vehicle-requests';

/**
 * Opens a form in the place of its link's page, where the page has the part for it; returns what ends that. Where the
 * code of the forms is gone, as after a deploy, the link leads to its page; without a network the form opens later.
 */
export function listenForRequests(
  hydrateNow: (onLost?: () => void) => void,
  { dispatch }: Pick<PageStore, 'dispatch'>,
): () => void {
  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-request]');
    const request = link && link.dataset['request'];
    if (!link || !isVehicleRequest(request) || !document.querySelector(`[data-part="${REQUESTS_PART}"]`)) return;
    event.preventDefault();
    // not every browser focuses a clicked link, and the window returns the focus to it
    link.focus({ preventScroll: true });
    dispatch(requestOpened(request));
    const open = (): void =>
      hydrateNow(() => {
        if (isOnline()) {
          dispatch(requestClosed());
          location.assign(link.href);
        } else window.addEventListener('online', open, { once: true });
      });
    open();
  };
  document.addEventListener('click', onClick, true);
  if (location.hash.startsWith('#request-')) hydrateNow();
  return () => document.removeEventListener('click', onClick, true);
}
