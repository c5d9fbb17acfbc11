import type { Collection } from '../collection.js';
import { Fault } from '../fault.js';
import { withEmbedded, type Access, type Keys } from '../keys.js';
import { Budget, CutOff, within } from '../limits/budget.js';
import { boundedParameters, mostSearches, ownKeyRefused, parametersOf } from '../limits/outside.js';
import type { RawParameters } from './parameters.js';
import { searchCollection } from './search.js';

/** The parts of the server that searches need. */
export interface Searched {
  readonly keys: Keys;
  readonly now: () => number;
  /** Processor time of one request with a key that may only search. */
  readonly searchMilliseconds: number | undefined;
  /** Whether a search of several may have another key than its request. */
  readonly takesOwnKeys: boolean;
  find(name: string): Collection;
}

/**
 * One request with a scoped key stays under 50 ms. The rest is for what reads and writes it, for clearing memory, and
 * for the clock of processor time, which moves by several milliseconds at once.
 */
const SCOPED_MILLISECONDS = 34;
/** Of a key that may only search: however large a collection is in practice, and no stall of other requests. */
const MILLISECONDS = 120;
/** Property by which one of several searches carries its own key. */
const KEY = 'x-typesense-api-key';
/** Hits of one request with a scoped key, and with one that may only search. */
const SCOPED_DOCUMENTS = 2000;
const DOCUMENTS = 8000;

/** One search. Rights are checked on the name as it is written: keys are given for names, not for what they lead to. */
export function answerSearch(
  server: Searched,
  name: string,
  raw: RawParameters,
  apiKey: string | undefined,
): Record<string, unknown> {
  const access = server.keys.authorise(apiKey, 'documents:search', [name], server.now());
  return within(budgetOf(server, access), () => search(server, name, access, raw, {}));
}

/** One of several searches, with what its key allows. */
interface Keyed {
  readonly own: RawParameters;
  readonly name: string;
  readonly access: Access;
  readonly isRefused: boolean;
}

/**
 * Several searches with one key, or each with its own. A search that is refused carries its own error; a request that
 * takes too much, or has a key that may not ask, is refused whole.
 */
export function answerSearches(
  server: Searched,
  body: unknown,
  apiKey: string | undefined,
  common: RawParameters,
): { results: Record<string, unknown>[] } {
  const access = server.keys.authorise(apiKey, 'documents:search', [], server.now());
  const { searches, limit_multi_searches: fromBody, union } = objectOf(body);
  if (!Array.isArray(searches)) throw new Fault(400, 'Missing `searches` array.');
  if (union === true || union === 'true' || common['union'] === 'true')
    throw new Fault(501, '`union` of searches is not supported by this server.');
  const limits = [access.embedded['limit_multi_searches'], common['limit_multi_searches'], fromBody];
  if (searches.length > mostSearches(access.isOutside, ...limits))
    throw new Fault(400, `Number of multi searches exceeds \`limit_multi_searches\` parameter.`);
  const keyed = accesses(server, (searches as unknown[]).map(objectOf), apiKey, common);
  const answer = ({ own, name, access, isRefused }: Keyed): Record<string, unknown> => {
    const { collection: fixed } = access.embedded;
    try {
      if (isRefused) throw ownKeyRefused();
      return search(server, typeof fixed === 'string' ? fixed : name, access, own, common);
    } catch (error) {
      if (error instanceof Fault && !(error instanceof CutOff)) return { code: error.status, error: error.message };
      throw error;
    }
  };
  const strictest = keyed.find(({ access }) => access.isOutside) ??
    keyed.find(({ access }) => access.onlySearches) ?? { access };
  return within(budgetOf(server, strictest.access), () => ({ results: keyed.map(answer) }));
}

/** Opens each key once, for all collections that are searched with it. Throws 401 where one may not search them. */
function accesses(
  { keys, now, takesOwnKeys }: Searched,
  searches: readonly RawParameters[],
  apiKey: string | undefined,
  common: RawParameters,
): Keyed[] {
  const keyed = searches.map((own) => {
    const { collection = common['collection'] } = own;
    const ownKey = Object.hasOwn(own, KEY) ? own[KEY] : undefined;
    const isRefused = ownKey !== undefined && !takesOwnKeys;
    const key = typeof ownKey === 'string' && !isRefused ? ownKey : apiKey;
    return { own, name: typeof collection === 'string' ? collection : '', key, isRefused };
  });
  const opened = new Map<string | undefined, Access>();
  for (const key of new Set([apiKey, ...keyed.map((one) => one.key)])) {
    const names = keyed.filter((one) => one.key === key && !one.isRefused).map(({ name }) => name);
    opened.set(key, keys.authorise(key, 'documents:search', [...new Set(names)], now()));
  }
  return keyed.map(({ key, ...one }) => ({ ...one, access: opened.get(key) as Access }));
}

function search(
  server: Searched,
  name: string,
  { embedded, isOutside }: Access,
  own: RawParameters,
  common: RawParameters,
): Record<string, unknown> {
  const parameters = isOutside ? boundedParameters(own, common) : parametersOf(own, common);
  return searchCollection(server.find(name), withEmbedded(parameters, embedded), server.now);
}

/** What a request may cost; a key that may do more than search is trusted. */
function budgetOf({ searchMilliseconds }: Searched, { isOutside, onlySearches }: Access): Budget | undefined {
  if (!onlySearches) return undefined;
  return new Budget({
    milliseconds: searchMilliseconds ?? (isOutside ? SCOPED_MILLISECONDS : MILLISECONDS),
    documents: isOutside ? SCOPED_DOCUMENTS : DOCUMENTS,
  });
}

const objectOf = (value: unknown): RawParameters =>
  typeof value === 'object' && value !== null ? (value as RawParameters) : {};
