import { inCollection, type SearchAnswer, type SearchGateway, type SearchParameters } from './searchGateway.js';

export interface SearchKey {
  readonly apiKey: string;
  /** Seconds since the epoch. */
  readonly expiresAt: number;
  /** The site's own collection. */
  readonly collection: string;
}

export interface BrowserSearchOptions {
  /** Path of the search server on this origin. */
  readonly path: string;
  readonly key: SearchKey;
  readonly refreshKey: () => Promise<SearchKey>;
  readonly now?: () => number;
}

const REFRESH_BEFORE_SECONDS = 60;

/** Searches over HTTP with the site's scoped key, which is renewed before it lapses. Rejects when the server cannot answer. */
export function createBrowserSearch(options: BrowserSearchOptions): SearchGateway {
  const { path, refreshKey, now = Date.now } = options;
  let key = options.key;
  let renewal: Promise<SearchKey> | undefined;
  const renew = async (): Promise<void> => {
    renewal ??= refreshKey().finally(() => {
      renewal = undefined;
    });
    key = await renewal;
  };
  const send = (searches: readonly SearchParameters[], signal: AbortSignal | undefined): Promise<Response> =>
    // text/plain and the key in the address: no preflight where search has an origin of its own
    fetch(`${path}/multi_search?x-typesense-api-key=${encodeURIComponent(key.apiKey)}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: JSON.stringify({ searches: inCollection(key.collection, searches) }),
      signal: signal ?? null,
    });
  return {
    async multiSearch<Document>(searches: readonly SearchParameters[], { signal }: { signal?: AbortSignal } = {}) {
      if (key.expiresAt - now() / 1000 < REFRESH_BEFORE_SECONDS) await renew();
      let response = await send(searches, signal);
      if (response.status === 401) {
        await renew();
        response = await send(searches, signal);
      }
      if (!response.ok) throw new Error(`Search answered with status ${response.status}.`);
      return ((await response.json()) as { results: readonly SearchAnswer<Document>[] }).results;
    },
  };
}
