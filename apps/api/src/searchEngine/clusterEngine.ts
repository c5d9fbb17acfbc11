import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { Client, Errors } from 'typesense';
import { SearchPortError, type SearchPort } from '@forecourt/stock';
import { boundedSearches, Fault } from '@forecourt/typesense-embedded';
import type { SearchEngine } from './searchEngine.js';

export interface ClusterOptions {
  /** Addresses of the nodes, such as `https://search-1.example:443`. */
  readonly nodes: readonly string[];
  /** Asked first, the others when it does not answer. */
  readonly nearestNode?: string | undefined;
  /** May make collections and keys; it never leaves this process. */
  readonly apiKey: string;
  /** Longest that one node may take for an answer, seconds. */
  readonly timeoutSeconds?: number | undefined;
  /** Other nodes that are asked when one fails. */
  readonly retries?: number | undefined;
  /** A node that failed is left alone for so long, seconds; 15 when left out. */
  readonly restSeconds?: number | undefined;
}

const TIMEOUT_SECONDS = 4;
/** An import of a hundred vehicles takes longer than a search. */
const WRITE_TIMEOUT_SECONDS = 30;
/** What a search may take on the cluster; what was found until then is answered. */
const CUTOFF_MS = 100;

/** A Typesense cluster, through the official client: it asks the next node when one fails. */
export function clusterEngine(options: ClusterOptions): SearchEngine {
  const agents = { httpAgent: new HttpAgent({ keepAlive: true }), httpsAgent: new HttpsAgent({ keepAlive: true }) };
  const { nearestNode, nodes, retries = nodes.length } = options;
  const clientWith = (connectionTimeoutSeconds: number) =>
    new Client({
      nodes: nodes.map((url) => ({ url })),
      ...(nearestNode === undefined ? {} : { nearestNode: { url: nearestNode } }),
      apiKey: options.apiKey,
      connectionTimeoutSeconds,
      numRetries: retries,
      retryIntervalSeconds: 0.05,
      healthcheckIntervalSeconds: options.restSeconds ?? 15,
      logLevel: 'silent',
      ...agents,
    });
  const searching = clientWith(options.timeoutSeconds ?? TIMEOUT_SECONDS);
  const writing = clientWith(WRITE_TIMEOUT_SECONDS);
  const ask = async (searches: readonly object[], key: string): Promise<readonly unknown[]> => {
    const bodyParameters = { searches: searches.map((search) => ({ search_cutoff_ms: CUTOFF_MS, ...search })) };
    const additionalHeaders = { 'X-TYPESENSE-API-KEY': key, 'Content-Type': 'application/json' };
    // a node that comes back with nothing in it answers 200; the client goes on to the next one by itself
    for (let left = retries; ; left--) {
      const { results } = await searching.apiCall.performRequest<{ results?: unknown }>('post', '/multi_search', {
        bodyParameters,
        additionalHeaders,
      });
      if (Array.isArray(results)) return results as readonly unknown[];
      if (left <= 0) throw new SearchPortError(502, 'The search cluster gave no results.');
    }
  };
  const port: SearchPort = {
    async request<Answer>(method: string, path: string, body?: unknown, query: Readonly<Record<string, string>> = {}) {
      try {
        return await writing.apiCall.performRequest<Answer>(method.toLowerCase() as 'get', path, {
          queryParameters: query,
          bodyParameters: body,
          additionalHeaders: { 'Content-Type': typeof body === 'string' ? 'text/plain' : 'application/json' },
        });
      } catch (error) {
        throw portError(error, nodes);
      }
    },
  };
  return {
    port,
    results: ask,
    async multiSearch(body, query, key) {
      try {
        const results = await ask(boundedSearches(body, query), key);
        return { status: 200, body: JSON.stringify({ results }) };
      } catch (error) {
        if (error instanceof Fault) return { status: error.status, body: JSON.stringify({ message: error.message }) };
        const { status, message } = portError(error, nodes);
        return { status: status >= 500 ? 503 : status, body: JSON.stringify({ message }) };
      }
    },
    close() {
      agents.httpAgent.destroy();
      agents.httpsAgent.destroy();
    },
  };
}

/** The client's errors in words of ours; 503 where no node answered. */
function portError(error: unknown, nodes: readonly string[]): SearchPortError {
  if (error instanceof SearchPortError) return error;
  if (error instanceof Errors.TypesenseError && error.httpStatus !== undefined)
    return new SearchPortError(error.httpStatus, error.message.replace(/^Request failed with HTTP code \d+ \| Server said: /, '')); // prettier-ignore
  const reason = error instanceof Error ? error.message : String(error);
  return new SearchPortError(503, `No node of the search cluster (${nodes.join(', ')}) answers: ${reason}`);
}
