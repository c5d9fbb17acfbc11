import { readAnswer, type SearchPort } from '@forecourt/stock';
import { createTypesense, handle, type Typesense } from '@forecourt/typesense-embedded';
import type { SearchEngine } from './searchEngine.js';

export interface EmbeddedEngine extends SearchEngine {
  readonly typesense: Typesense;
}

/** The search server inside this process, stored in a folder of its own. */
export function embeddedEngine(options: {
  readonly dataDir: string;
  readonly apiKey: string;
  readonly onNotice: (line: string) => void;
}): EmbeddedEngine {
  // the key of a request is proven to be the site's; one inside its body could be another's
  const typesense = createTypesense({ ...options, takesOwnKeys: false });
  const headers = { 'x-typesense-api-key': options.apiKey };
  const port: SearchPort = {
    request: <Answer>(method: string, path: string, body?: unknown, query: Readonly<Record<string, string>> = {}) => {
      const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
      const answer = handle(typesense, { method, path, query, headers, body: text });
      return Promise.resolve().then(() => readAnswer<Answer>(answer.status, answer.body));
    },
    settled: () => Promise.resolve(),
  };
  return {
    typesense,
    port,
    results: (searches, key) => Promise.resolve().then(() => typesense.multiSearch({ searches }, key).results),
    multiSearch: (body, query, key) =>
      Promise.resolve(
        handle(typesense, {
          method: 'POST',
          path: '/multi_search',
          query: { ...query, 'x-typesense-api-key': key },
          headers: {},
          body,
        }),
      ),
    close: () => typesense.close(),
  };
}
