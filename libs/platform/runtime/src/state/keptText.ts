import { storageKeyOf } from './storageKeys.js';

// Stands in every page's first script: what a slice keeps can be read and noted before there is a store.

/** A longer text is not ours: nobody keeps so much. In characters. */
export const MAX_KEPT_LENGTH = 1_000_000;

/** How a slice's state is kept. */
export interface KeptAs {
  readonly in: 'device' | 'session';
  readonly version: number;
  /** Name of the site. */
  readonly site: string;
}

/** Throws a RangeError where nobody would read it again: it is not kept then, and what stood there stays. */
export function keptText({ version, site }: KeptAs, state: unknown): string {
  const text = JSON.stringify({ version, site, state });
  if (text.length > MAX_KEPT_LENGTH) throw new RangeError(`${text.length} characters are more than is kept.`);
  return text;
}

/** What stands in a text of this version and site; undefined for everything else. */
export function parseKept(text: string | null, { version, site }: KeptAs): unknown {
  if (text === null || text.length > MAX_KEPT_LENGTH) return undefined;
  try {
    const kept = JSON.parse(text) as Partial<Record<'version' | 'site' | 'state', unknown>> | null;
    return kept?.version === version && kept.site === site ? kept.state : undefined;
  } catch {
    return undefined;
  }
}

export const storageOf = (where: KeptAs['in']): Storage => (where === 'device' ? localStorage : sessionStorage);

/** What the browser keeps of a feature's slice, as it stands there: the slice's own `read` must look at it. */
export function readKept(feature: string, as: KeptAs): unknown {
  try {
    return parseKept(storageOf(as.in).getItem(storageKeyOf(feature)), as);
  } catch {
    // closed to this page
    return undefined;
  }
}

/** Notes what a slice is to keep, for a page that ends before it has a store; an open store takes it over. */
export function writeKept(feature: string, as: KeptAs, state: unknown): void {
  try {
    storageOf(as.in).setItem(storageKeyOf(feature), keptText(as, state));
  } catch {
    // closed, full, or more than is kept: the page is as it would be without
  }
}
