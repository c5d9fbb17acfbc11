import { isVehicleRequest, type VehicleRequest } from '@forecourt/contracts';

// Stands in every page's first script: links that open a form over the vehicle's page answer before the forms are there.

/** The part that draws the windows. */
export const REQUESTS_PART = 'forms/vehicle-requests';

let asked: VehicleRequest | undefined;
const listeners = new Set<() => void>();

/** The form that was asked for and is not closed yet. */
export const askedRequest = (): VehicleRequest | undefined => asked;

export function askFor(request: VehicleRequest | undefined): void {
  asked = request;
  for (const listener of listeners) listener();
}

export function onAsked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Opens a form in the place of its link's page, where the page has the part for it. */
export function listenForRequests(wake: () => void): void {
  document.addEventListener(
    'click',
    (event) => {
      if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-request]');
      const request = link && link.dataset['request'];
      if (!link || !isVehicleRequest(request) || !document.querySelector(`[data-part="${REQUESTS_PART}"]`)) return;
      event.preventDefault();
      // not every browser focuses a link that is clicked, and the window gives the focus back
      link.focus({ preventScroll: true });
      askFor(request);
      wake();
    },
    true,
  );
  if (location.hash.startsWith('#request-')) wake();
}
