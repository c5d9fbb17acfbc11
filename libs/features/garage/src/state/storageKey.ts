/** Where the garage is kept on the device. An origin is one site, so that the key needs no site's name. */
export const STORAGE_KEY = 'forecourt-garage';

/** Tells the page that its own garage changed; other tabs hear `storage`. */
export const CHANGED = 'forecourt:garage';

/**
 * Calls back as soon as the device holds a garage: at once, or when one is begun here or in another tab. Part of every
 * page's first script, so that pages of shoppers without a garage load nothing more.
 */
export function whenGarageHolds(tell: () => void): void {
  const look = () => {
    try {
      if (localStorage.getItem(STORAGE_KEY) !== null) tell();
    } catch {
      // storage is closed to this page
    }
  };
  look();
  window.addEventListener('storage', look);
  window.addEventListener(CHANGED, tell);
}
