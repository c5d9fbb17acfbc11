import { isVehicleRequest, type VehicleRequest } from '@forecourt/contracts';
import type { PlainAction } from '@forecourt/composition';

// Stands in every page's first script: links that open a form over the vehicle's page answer before the forms are
// there.

/** The part that draws the windows. */
export const REQUESTS_PART = 'forms/vehicle-requests';

/** The slice's `requestOpened`, without the slice. */
export const requestAsked = (payload: VehicleRequest): PlainAction => ({ type: 'forms/requestOpened', payload });

/** Opens a form in the place of its link's page, where the page has the part for it; returns what ends that. */
export function listenForRequests(wake: () => void, dispatch: (action: PlainAction) => unknown): () => void {
  const onClick = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-request]');
    const request = link && link.dataset['request'];
    if (!link || !isVehicleRequest(request) || !document.querySelector(`[data-part="${REQUESTS_PART}"]`)) return;
    event.preventDefault();
    // not every browser focuses a link that is clicked, and the window gives the focus back
    link.focus({ preventScroll: true });
    dispatch(requestAsked(request));
    wake();
  };
  document.addEventListener('click', onClick, true);
  if (location.hash.startsWith('#request-')) wake();
  return () => document.removeEventListener('click', onClick, true);
}
