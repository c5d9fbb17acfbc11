import type { VehicleSummary } from '@forecourt/vehicle';

/** Pages of one listing that stand below each other after "Show more". */
export interface CollectedPages {
  /** Address of the listing's first page: other filters are another collection. */
  base: string;
  from: number;
  to: number;
  hits: readonly VehicleSummary[];
}

export interface NextPage {
  base: string;
  page: number;
  hits: readonly VehicleSummary[];
  /** The visitor asked for more of the same, or comes back to it. */
  isMore: boolean;
}

/** Puts a page below those that stand already; any other page begins anew. A vehicle that slid to the next page stands once. */
export function collectPage(known: CollectedPages | undefined, next: NextPage): CollectedPages {
  const { base, page, hits, isMore } = next;
  if (known && isMore && known.base === base) {
    if (page >= known.from && page <= known.to) return known;
    if (page === known.to + 1) {
      const ids = new Set(known.hits.map(({ id }) => id));
      return { ...known, to: page, hits: [...known.hits, ...hits.filter(({ id }) => !ids.has(id))] };
    }
  }
  return { base, from: page, to: page, hits };
}
