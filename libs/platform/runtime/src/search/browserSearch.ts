import { answersAll, lacksCollection, wasCutOff } from '@forecourt/contracts';
import { inCollection, type SearchAnswer, type SearchGateway, type SearchParameters } from './searchGateway.js';
import { searchRoute, type SearchNodes } from './searchRoute.js';

/** How a browser searches a site's stock. */
export interface SearchAccess {
  /** Path of the search server on this origin. */
  readonly path: string;
  readonly apiKey: string;
  /** Seconds since the epoch. */
  readonly expiresAt: number;
  /** The site's own collection. */
  readonly collection: string;
  /** A cluster that is queried directly instead of the site's own origin, for as long as one of its nodes answers. */
  readonly direct?: SearchNodes | undefined;
}

export interface BrowserSearchOptions {
  readonly access: SearchAccess;
  readonly refreshKey: () => Promise<SearchAccess>;
  /** Milliseconds. */
  readonly now?: () => number;
  /** From 0 to 1: which node is queried first. */
  readonly start?: number;
}

const REFRESH_BEFORE_SECONDS = 60;
/**
 * Milliseconds that a search waits for one node alone; then the next is queried as well, and the first answer counts.
 */
const PATIENCE = 800;
/** A longer key would make the address longer than servers take; as a header it costs a preflight. */
const MOST_IN_ADDRESS = 2000;
/** What is wrong with the searches themselves: every other node would say the same. */
const FINAL = new Set([400, 413, 422]);

class SearchStatusError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`Search answered with status ${status}.`);
    this.status = status;
  }
}

/**
 * Searches over HTTP with the site's scoped key, which is renewed before it lapses. A node that fails is followed by
 * the next, and all of them by the site's own origin. Rejects when none can answer.
 */
export function createBrowserSearch(options: BrowserSearchOptions): SearchGateway {
  const { access, refreshKey, now = Date.now, start = Math.random() } = options;
  const route = searchRoute(access, { now, start });
  let key = access;
  let renewal: Promise<SearchAccess> | undefined;
  const renew = async (): Promise<void> => {
    renewal ??= refreshKey().finally(() => {
      renewal = undefined;
    });
    key = await renewal;
  };
  const secondsLeft = (): number => key.expiresAt - now() / 1000;

  const send = (address: string, searches: readonly SearchParameters[], signal: AbortSignal | undefined) => {
    const inAddress = key.apiKey.length < MOST_IN_ADDRESS;
    const query = inAddress ? `?x-typesense-api-key=${encodeURIComponent(key.apiKey)}` : '';
    return fetch(`${address}/multi_search${query}`, {
      method: 'POST',
      // text/plain and the key in the address: no preflight where search has its own origin
      headers: { 'content-type': 'text/plain', ...(inAddress ? {} : { 'x-typesense-api-key': key.apiKey }) },
      body: JSON.stringify({ searches: inCollection(key.collection, searches) }),
      signal: signal ?? null,
    });
  };

  return {
    async multiSearch<Document>(searches: readonly SearchParameters[], { signal }: { signal?: AbortSignal } = {}) {
      if (secondsLeft() < REFRESH_BEFORE_SECONDS)
        await renew().catch((error: unknown) => {
          if (secondsLeft() <= 0) throw error;
        });
      let isRenewed = false;
      const ask = async (address: string, until: AbortSignal | undefined) => {
        let response = await send(address, searches, until);
        if (response.status === 401 && !isRenewed) {
          isRenewed = true;
          await renew();
          response = await send(address, searches, until);
        }
        if (!response.ok) throw new SearchStatusError(response.status);
        const answer = (await response.json()) as { results?: unknown } | null;
        if (!answersAll(answer?.results, searches)) throw new Error('The search server gave no results.');
        return answer.results as readonly SearchAnswer<Document>[];
      };
      let fault: unknown;
      let isAnswered = false;
      const over = new AbortController();
      const attempt = async (address: string, place: number) => {
        try {
          const limit = address === access.path ? undefined : (access.direct?.timeoutSeconds ?? 0) * 1000;
          const results = await within(limit, [signal, over.signal], (until) => ask(address, until));
          if (wasCutOff(results)) fault = new Error('The search server had no time for the whole search.');
          else if (address === access.path || !lacksCollection(results)) return { place, results };
          else fault = new Error('The search server has lost the collection of this site.');
        } catch (error) {
          if (signal?.aborted || (error instanceof SearchStatusError && FINAL.has(error.status))) throw error;
          fault = error;
        }
        if (!isAnswered) route.failed(address);
        return undefined;
      };
      const addresses = route.addresses();
      const tries: ReturnType<typeof attempt>[] = [];
      for (const [place, address] of addresses.entries()) {
        tries.push(attempt(address, place));
        const first = await firstOf(tries, place === addresses.length - 1 ? undefined : PATIENCE);
        if (!first) continue;
        isAnswered = true;
        // a node that was queried before and has not answered yet is slow
        for (const slow of addresses.slice(0, first.place)) route.failed(slow);
        over.abort();
        return first.results;
      }
      throw fault;
    },
  };
}

/** The first of several that has something; undefined when none has, or not within so many milliseconds. */
function firstOf<Value>(tries: readonly Promise<Value | undefined>[], patience?: number): Promise<Value | undefined> {
  return new Promise((resolve, reject) => {
    const timer = patience === undefined ? undefined : setTimeout(() => resolve(undefined), patience);
    let open = tries.length;
    for (const one of tries)
      one.then(
        (value) => {
          open -= 1;
          if (value === undefined && open > 0) return;
          clearTimeout(timer);
          resolve(value);
        },
        (error: unknown) => {
          clearTimeout(timer);
          reject(error instanceof Error ? error : new Error(String(error)));
        },
      );
  });
}

/** Aborts work that takes longer, reading the answer included, or that its caller aborts. */
async function within<Result>(
  milliseconds: number | undefined,
  signals: readonly (AbortSignal | undefined)[],
  work: (until: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const own = new AbortController();
  const stop = () => own.abort(signals.find((signal) => signal?.aborted)?.reason);
  const timer =
    milliseconds === undefined
      ? undefined
      : setTimeout(() => own.abort(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
  for (const signal of signals) {
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
  }
  try {
    return await work(own.signal);
  } finally {
    clearTimeout(timer);
    for (const signal of signals) signal?.removeEventListener('abort', stop);
  }
}
