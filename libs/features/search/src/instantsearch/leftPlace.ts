import type { Pages } from './hitsCache.js';

/** What a shopper had before them on a listing of several pages as they left its document. */
export interface LeftPlace {
  /** Key of the history entry. */
  readonly entry: string;
  /** The choice that the pages belong to. */
  readonly choice: string;
  readonly pages: Pages;
  /** Pixels from the top. */
  readonly top: number;
}

const KEY = 'forecourt:left-listing';
/** Some thirty pages; a longer text is not ours. In characters. */
const MAX_LENGTH = 2_000_000;

const presentEntry = (): string | undefined => (history.state as { key?: string } | null)?.key;

/**
 * For a browser that draws the document anew on the way back: the address says the last page alone. Most keep the whole
 * document in memory, and nobody asks for this.
 */
export function keepPlace(place: Omit<LeftPlace, 'entry'>): void {
  const entry = presentEntry();
  if (entry === undefined) return;
  try {
    const text = JSON.stringify({ ...place, entry });
    if (text.length <= MAX_LENGTH) sessionStorage.setItem(KEY, text);
  } catch {
    // a full or closed storage: the way back leads to the page of the address
  }
}

/** A reload asks for the page of the address. */
const cameBack = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');

/** The place that was left at the present entry of the history, for whoever came back to it. */
export function placeLeftHere(): LeftPlace | undefined {
  if (!cameBack()) return undefined;
  try {
    const text = sessionStorage.getItem(KEY);
    if (text === null || text.length > MAX_LENGTH) return undefined;
    const { entry, choice, pages, top } = JSON.parse(text) as Partial<LeftPlace>;
    const isWhole = typeof choice === 'string' && typeof top === 'number' && isPages(pages);
    return isWhole && entry !== undefined && entry === presentEntry() ? { entry, choice, pages, top } : undefined;
  } catch {
    return undefined;
  }
}

export function forgetPlace(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // closed
  }
}

const isPages = (value: unknown): value is Pages =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).every(
    ([page, hits]) =>
      /^\d{1,3}$/.test(page) &&
      Array.isArray(hits) &&
      hits.every((hit) => typeof (hit as { id?: unknown } | null)?.id === 'string'),
  );
