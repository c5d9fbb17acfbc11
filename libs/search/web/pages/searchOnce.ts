import type { SearchAnswer, SearchGateway, SearchParameters } from '@forecourt/runtime/search';
import type { VehicleDocument } from '@forecourt/vehicle';
import { BoundedCache } from '../rules/boundedCache.js';

type Answers = readonly SearchAnswer<VehicleDocument>[];

const LIFETIME = 60_000;
/** Directories change seldom and are few (A9). */
export const DIRECTORY_CAPACITY = 10;

class Memory {
  readonly answered = new BoundedCache<Answers>(LIFETIME);
  readonly directories = new BoundedCache<Answers>(LIFETIME);
}
/** By gateway: each page has its own, and what one site answered is nothing to another. */
const memories = new WeakMap<SearchGateway, Memory>();

function memoryOf(search: SearchGateway): Memory {
  const memory = memories.get(search) ?? new Memory();
  memories.set(search, memory);
  return memory;
}

export interface SearchOnceOptions {
  signal: AbortSignal;
  now: number;
  capacity: number;
  isDirectory?: boolean;
}

/**
 * Sends the searches, unless this page sent the same ones within the last minute. The server serves many sites, so it
 * caches nothing here.
 */
export async function searchOnce(
  search: SearchGateway,
  searches: readonly SearchParameters[],
  { signal, now, capacity, isDirectory = false }: SearchOnceOptions,
): Promise<Answers> {
  const ask = () => search.multiSearch<VehicleDocument>(searches, { signal });
  if (typeof document === 'undefined') return ask();
  const { answered, directories } = memoryOf(search);
  const cache = isDirectory ? directories : answered;
  const key = JSON.stringify(searches);
  const known = cache.get(key, now);
  if (known) return known;
  const answers = await ask();
  if (answers.every(({ error }) => error === undefined)) cache.set(key, answers, { now, capacity });
  return answers;
}

/** The gateway with this browser's memory (SRCH-16). A search that brings a signal of its own is called off by that. */
export const onceOver = (
  search: SearchGateway,
  { signal, now, capacity }: Pick<SearchOnceOptions, 'capacity'> & { signal?: AbortSignal; now: () => number },
): SearchGateway => ({
  multiSearch: (searches, { signal: own = signal ?? new AbortController().signal } = {}) =>
    searchOnce(search, searches, { signal: own, now: now(), capacity }) as never,
});
