import type { SearchAnswer, SearchGateway, SearchParameters } from '@forecourt/runtime/search';
import type { VehicleDocument } from '@forecourt/vehicle';
import { BoundedCache } from '../domain/boundedCache.js';

type Answers = readonly SearchAnswer<VehicleDocument>[];

const LIFETIME = 60_000;
/** Directories change seldom and are few (A9). */
export const DIRECTORY_CAPACITY = 10;

const answered = new BoundedCache<Answers>(LIFETIME);
const directories = new BoundedCache<Answers>(LIFETIME);

export interface SearchOnceOptions {
  signal: AbortSignal;
  now: number;
  capacity: number;
  isDirectory?: boolean;
}

/** Searches, unless this browser has asked the same within the last minute. A server answers for many sites: it keeps nothing. */
export async function searchOnce(
  search: SearchGateway,
  searches: readonly SearchParameters[],
  { signal, now, capacity, isDirectory = false }: SearchOnceOptions,
): Promise<Answers> {
  const ask = () => search.multiSearch<VehicleDocument>(searches, { signal });
  if (typeof document === 'undefined') return ask();
  const cache = isDirectory ? directories : answered;
  const key = JSON.stringify(searches);
  const known = cache.get(key, now);
  if (known) return known;
  const answers = await ask();
  if (answers.every(({ error }) => error === undefined)) cache.set(key, answers, { now, capacity });
  return answers;
}
