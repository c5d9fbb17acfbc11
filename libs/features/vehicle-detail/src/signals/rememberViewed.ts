import type { ViewedVehicle } from '../domain/viewed.js';

/** Where viewed vehicles are kept on the device. An origin is one site, so that the key needs no site's name. */
export const VIEWED_KEY = 'forecourt-viewed';

/**
 * Puts a vehicle on the list, the last one first, each once (VDP-21). One line for each, so that the page's first script
 * need not read them. A full or closed storage keeps nothing.
 */
export function rememberViewed({ id, stocknum, make, model, body, simple_body }: ViewedVehicle, most: number): void {
  try {
    const line = JSON.stringify({ id, stocknum, make, model, body, simple_body });
    const start = line.slice(0, line.indexOf(',') + 1);
    const others = (localStorage.getItem(VIEWED_KEY) ?? '').split('\n').filter((other) => !other.startsWith(start));
    localStorage.setItem(VIEWED_KEY, [line, ...others].slice(0, most).join('\n'));
  } catch {
    // a page without it loses a row of cards
  }
}
