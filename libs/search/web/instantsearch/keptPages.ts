import { readKept, writeKept, type KeptAs } from '@forecourt/runtime';
import type { Pages } from './hitsCache.js';

/** Pages of one choice. */
export interface ChoicePages {
  readonly choice: string;
  readonly pages: Pages;
}

/**
 * Hits are InstantSearch's and no state of the slice; its hits cache keeps these for the way back, for the tab alone.
 */
const NAME = 'listing-pages';
const asOf = (site: string): KeptAs => ({ in: 'session', version: 1, site });

/** Some thirty pages; what is more is not kept. */
export const keepPages = (site: string, pages: ChoicePages): void => writeKept(NAME, asOf(site), pages);

/** The pages that were kept last; undefined where the entry is invalid. */
export function keptPages(site: string): ChoicePages | undefined {
  const { choice, pages } = (readKept(NAME, asOf(site)) ?? {}) as Partial<Record<keyof ChoicePages, unknown>>;
  return typeof choice === 'string' && isPages(pages) ? { choice, pages } : undefined;
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
