/** Where a feature's kept state stands. An origin is one site; its name stands in the text all the same. */
export const storageKeyOf = (feature: string): string => `forecourt:${feature}`;

declare global {
  interface WindowEventMap {
    /** A feature of this page wrote its kept state; `detail` is its id. */
    'forecourt:stored': CustomEvent<string>;
  }
}

export const tellStored = (feature: string): void =>
  void window.dispatchEvent(new CustomEvent('forecourt:stored', { detail: feature }));

/**
 * Calls back as soon as the device keeps something of a feature: at once, or when it is begun here or in another tab.
 * For parts of a page's first script that stay plain HTML for shoppers who kept nothing.
 */
export function whenStored(feature: string, tell: () => void, oldKeys: readonly string[] = []): void {
  const keys = [storageKeyOf(feature), ...oldKeys];
  const look = () => {
    try {
      if (keys.some((key) => localStorage.getItem(key) !== null)) tell();
    } catch {
      // storage is closed to this page
    }
  };
  look();
  window.addEventListener('storage', look);
  window.addEventListener('forecourt:stored', ({ detail }) => detail === feature && tell());
}
