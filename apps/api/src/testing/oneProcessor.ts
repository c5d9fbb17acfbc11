import { setTimeout as pause } from 'node:timers/promises';

/** What a node does with one search of a request when the time of the request is over. */
interface Search {
  readonly q?: string;
  readonly search_cutoff_ms?: number;
}

/** A node stops after 30 s when a search names no other time. */
const DEFAULT_CUTOFF_MS = 30_000;

/**
 * A node with one processor that takes some time for each request of searches. A request whose time is over before it
 * is done is cut off as Typesense 29 does it: with words the whole request is a 408, without them facets are left out.
 */
export class OneProcessor {
  /** Milliseconds that a request keeps the processor. */
  workMs = 0;
  /** Requests that were cut off. */
  cut = 0;
  private freeAt = 0;

  /** Resolves when the request was worked on, with the milliseconds since it came. */
  async work(searches: readonly Search[]): Promise<number> {
    const cameAt = Date.now();
    const cutoff = Math.min(...searches.map(cutoffOf));
    const startsAt = Math.min(Math.max(cameAt, this.freeAt), cameAt + cutoff);
    const endsAt = Math.min(startsAt + this.workMs, cameAt + cutoff);
    this.freeAt = Math.max(this.freeAt, endsAt);
    await pause(endsAt - cameAt);
    return endsAt - cameAt;
  }

  /** The answer that is left after so many milliseconds. */
  leave(
    searches: readonly Search[],
    took: number,
    answer: { readonly results?: readonly object[] },
  ): { readonly status: number; readonly body: object } {
    const isCut = (search: Search | undefined): boolean => search !== undefined && took >= cutoffOf(search);
    if (!searches.some(isCut)) return { status: 200, body: answer };
    this.cut += 1;
    if (searches.some((search) => isCut(search) && search.q !== undefined && search.q !== '*'))
      return { status: 408, body: { message: 'Request Timeout' } };
    const { results = [] } = answer;
    const left = results.map((result, index) =>
      isCut(searches[index]) ? { ...result, facet_counts: [], search_cutoff: true } : result,
    );
    return { status: 200, body: { ...answer, results: left } };
  }
}

const cutoffOf = ({ search_cutoff_ms: ms = DEFAULT_CUTOFF_MS }: Search): number => ms;
