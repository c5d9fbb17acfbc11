import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { setTimeout as pause } from 'node:timers/promises';
import { Client, Errors } from 'typesense';
import { answersAll, CUT_OFF_STATUS, lacksCollection, wasCutOff } from '@forecourt/contracts';
import type { SearchKeyAnswer } from '@forecourt/contracts/api';
import { SearchPortError, type SearchPort } from '@forecourt/stock';
import { boundedSearches, Fault } from '@forecourt/typesense-embedded';
import { clusterNodes } from './clusterNodes.js';
import { restWhileDown } from './restWhileDown.js';
import { seldom } from './seldom.js';
import type { SearchEngine } from './searchEngine.js';
import { SearchBusyError, SearchLoad } from './searchLoad.js';
import { strictTransport } from './strictTransport.js';

export interface ClusterOptions {
  /** Addresses of the nodes, such as `https://search-1.example:443`. */
  readonly nodes: readonly string[];
  /** Queried first; the others when it does not answer. */
  readonly nearestNode?: string | undefined;
  /** May make collections and keys; it never leaves this process. */
  readonly apiKey: string;
  /** Longest that one node may take for an answer, seconds. */
  readonly timeoutSeconds?: number | undefined;
  /** How many other nodes are tried when one fails. */
  readonly retries?: number | undefined;
  /** A node that failed is left alone for so long, seconds; 15 when left out. */
  readonly restSeconds?: number | undefined;
  /** Receives one line about a node that has lost its data. */
  readonly onNotice: (line: string) => void;
}

const TIMEOUT_SECONDS = 4;
/** An import of a hundred vehicles takes longer than a search. */
const WRITE_TIMEOUT_SECONDS = 30;
const REST_SECONDS = 15;
/** A node says at once how far it is. */
const STATUS_SECONDS = 1;
const MOST_STATUS_BYTES = 64 * 1024;
/** Milliseconds for which a write is tried again while the cluster finds a new leader. */
const ELECTION_MS = 15_000;
const RETRY_MS = 250;
/** Longest that a search waits for nodes one after the other, in times of what one of them may take. */
const TIMES_IN_TURN = 2;
/** Largest answer to a search, many times what its bounds allow, and to anything else. */
const MOST_BYTES = 16 * 1024 * 1024;
const MOST_WRITTEN_BYTES = 128 * 1024 * 1024;
/** Milliseconds for which a search waits for one node alone; then every node is queried. */
const PATIENCE_MS = 800;
/** Milliseconds without any query after all nodes failed to answer in time. */
const OUTAGE_REST_MS = 2000;
/** Searches at once that may query every node: a cluster that is slow as a whole must not get more load. */
const MOST_IMPATIENT = 4;
/** Longest that a search waits for its turn while the cluster has much to do, milliseconds. */
const TURN_MS = 2000;
/** Searches of this process at once for each node: to begin with, and however slow answers are. */
const AT_ONCE = { begin: 8, least: 4 };

/**
 * Milliseconds that a node may take for a request of searches, its own queue included: a fourth of the time after which
 * the client gives up. An honest search takes 20 to 100 ms of a processor; under load it waits for its turn there.
 */
export const cutoffMs = (timeoutSeconds = TIMEOUT_SECONDS): number => timeoutSeconds * 250;

/** How browsers ask the cluster, with the same limits as this process; undefined where they may not. */
export function browserNodes({
  browsers,
  timeoutSeconds = TIMEOUT_SECONDS,
  retries,
}: Pick<ClusterOptions, 'timeoutSeconds' | 'retries'> & {
  readonly browsers?: Pick<ClusterOptions, 'nodes' | 'nearestNode'> | undefined;
}): SearchKeyAnswer['direct'] {
  if (!browsers) return undefined;
  const { nodes, nearestNode } = browsers;
  return {
    nodes: [...nodes],
    timeoutSeconds,
    retries: retries ?? nodes.length,
    ...(nearestNode === undefined ? {} : { nearestNode }),
  };
}

/** A Typesense cluster, through the official client: it asks the next node when one fails. */
export function clusterEngine(options: ClusterOptions): SearchEngine {
  const agents = { httpAgent: new HttpAgent({ keepAlive: true }), httpsAgent: new HttpsAgent({ keepAlive: true }) };
  const { nearestNode, nodes, timeoutSeconds = TIMEOUT_SECONDS, restSeconds = REST_SECONDS } = options;
  const cutoff = cutoffMs(timeoutSeconds);
  const load = new SearchLoad({
    slowMs: cutoff / 2,
    waitMs: TURN_MS,
    begin: AT_ONCE.begin * nodes.length,
    least: AT_ONCE.least * nodes.length,
  });
  const tell = seldom(options.onNotice);
  const clientOf = (
    urls: readonly string[],
    limits: { seconds: number; mostBytes?: number; retries?: number; nearest?: string | undefined },
  ) =>
    new Client({
      nodes: urls.map((url) => ({ url })),
      ...(limits.nearest === undefined ? {} : { nearestNode: { url: limits.nearest } }),
      apiKey: options.apiKey,
      connectionTimeoutSeconds: limits.seconds,
      numRetries: limits.retries ?? options.retries ?? urls.length,
      retryIntervalSeconds: 0.05,
      healthcheckIntervalSeconds: restSeconds,
      logLevel: 'silent',
      axiosAdapter: strictTransport(limits.mostBytes ?? MOST_BYTES),
      ...agents,
    });
  const all = clientOf(nodes, { seconds: timeoutSeconds, nearest: nearestNode });
  const writing = clientOf(nodes, {
    seconds: WRITE_TIMEOUT_SECONDS,
    mostBytes: MOST_WRITTEN_BYTES,
    nearest: nearestNode,
  });
  const oneByOne = (urls: readonly string[], limits: { seconds: number; mostBytes?: number }) =>
    [...new Set(urls)].map((url) => ({ url, client: clientOf([url], { ...limits, retries: 0 }) }));
  const alone = oneByOne(nearestNode === undefined ? nodes : [nearestNode, ...nodes], { seconds: timeoutSeconds });
  // without the nearest one: it may be an address before several nodes
  const members = clusterNodes(
    oneByOne(nodes, { seconds: Math.min(timeoutSeconds, STATUS_SECONDS), mostBytes: MOST_STATUS_BYTES }),
    { electionMs: ELECTION_MS },
  );
  const reading = new Map(
    oneByOne(nodes, { seconds: WRITE_TIMEOUT_SECONDS, mostBytes: MOST_WRITTEN_BYTES }).map(({ url, client }) => [
      url,
      client,
    ]),
  );
  /** Searches that query each node separately at the moment. */
  let askingEach = 0;
  /** Nodes that answer in time and know this platform's collections, for a while after one was met that does not. */
  let sound: { readonly client: Client; readonly until: number } | undefined;

  const send = async (client: Client, body: Asked, key: string): Promise<readonly unknown[]> => {
    const answer = await client.apiCall.performRequest<{ results?: unknown } | null>('post', '/multi_search', {
      bodyParameters: body,
      abortSignal: AbortSignal.timeout(TIMES_IN_TURN * timeoutSeconds * 1000),
      additionalHeaders: { 'X-TYPESENSE-API-KEY': key, 'Content-Type': 'application/json' },
    });
    if (!answersAll(answer?.results, body.searches))
      throw new SearchPortError(502, 'The search cluster gave no results.');
    return answer.results;
  };
  /** An answer that is not cut off. A node that has no time for it is followed by the client's next one. */
  const whole = async (client: Client, body: Asked, key: string, tries: number): Promise<readonly unknown[]> => {
    for (let count = 0; count < tries; count++) {
      const results = await send(client, body, key).catch((error: unknown) => {
        if (portError(error, nodes).status === CUT_OFF_STATUS) return undefined;
        throw error;
      });
      if (results && !wasCutOff(results)) return results;
    }
    throw new SearchBusyError();
  };
  /** An answer as a node gives it that came back with nothing in it: without keys, collections or results. */
  const attempt = async (client: Client, body: Asked, key: string, tries = 1): Promise<Attempt> => {
    try {
      const results = await whole(client, body, key, tries);
      return { isEmpty: lacksCollection(results), hasFailed: false, answer: () => results };
    } catch (error) {
      const { status } = portError(error, nodes);
      const answer = (): never => {
        throw error;
      };
      return { isEmpty: status === 401 || status === 502, hasFailed: true, answer };
    }
  };
  const askNodes = async (searches: readonly object[], key: string): Promise<readonly unknown[]> => {
    const body = { searches: searches.map((search) => ({ search_cutoff_ms: cutoff, ...search })) };
    if (sound && sound.until <= Date.now()) sound = undefined;
    const isWhole = sound === undefined;
    const first = attempt(sound?.client ?? all, body, key, 2);
    const soon = alone.length > 1 && askingEach < MOST_IMPATIENT ? await withinPatience(first) : await first;
    if (soon && !soon.isEmpty && (isWhole || !soon.hasFailed)) return soon.answer();
    // the client accepts an empty answer and waits for a slow node until its timeout: each node is queried separately,
    // and the first answer with data is used
    const each = alone.map(({ url, client }) => ({ url, asked: attempt(client, body, key) }));
    const answers = each.map(({ asked }) => asked);
    askingEach += 1;
    void Promise.all(answers).then(() => (askingEach -= 1));
    const inTime = each.map(async ({ url, asked }) => ({ url, ...((await withinPatience(asked)) ?? LATE) }));
    void Promise.all(inTime).then(leaveOut);
    const knowing = [first, ...answers].map(async (asked) => {
      const one = await asked;
      if (!knows(one)) throw new Error('This node knows no more.');
      return one;
    });
    // once each has had its time, asking them again in turn brings nothing
    const last = Promise.all(answers).then((all) => all.find(knows) ?? soon ?? all.find(isAnswer) ?? all[0] ?? first);
    return (await Promise.race([Promise.any(knowing).catch(() => last), last])).answer();
  };
  const ask = restWhileDown(
    (searches: readonly object[], key: string) =>
      load
        .run(() => askNodes(searches, key))
        .catch((error: unknown) => {
          throw portError(error, nodes);
        }),
    {
      // a cluster that has much to do answers
      isOutage: (error) => (error as SearchPortError).status >= 500 && !(error instanceof SearchBusyError),
      slowAfter: PATIENCE_MS,
      rest: Math.min(OUTAGE_REST_MS, restSeconds * 1000),
    },
  );
  const leaveOut = (each: readonly { url: string; isEmpty: boolean; hasFailed: boolean }[]): void => {
    const knowing = each.filter(({ isEmpty, hasFailed }) => !isEmpty && !hasFailed).map(({ url }) => url);
    if (knowing.length === 0) return;
    sound = { client: clientOf(knowing, { seconds: timeoutSeconds }), until: Date.now() + restSeconds * 1000 };
    for (const { url } of each.filter(({ isEmpty }) => isEmpty))
      tell(`The node ${url} of the search cluster lacks this platform’s keys or collections: the others are queried.`);
  };
  const port: SearchPort = {
    async request<Answer>(method: string, path: string, body?: unknown, query: Readonly<Record<string, string>> = {}) {
      const request = (client: Client) =>
        client.apiCall.performRequest<Answer>(method.toLowerCase() as 'get', path, {
          queryParameters: query,
          bodyParameters: body,
          additionalHeaders: { 'Content-Type': typeof body === 'string' ? 'text/plain' : 'application/json' },
        });
      try {
        for (const until = Date.now() + ELECTION_MS; ;) {
          // what is read was perhaps written a moment ago: the leader has it
          const leader = method === 'GET' ? await members.leader() : undefined;
          try {
            return await request((leader && reading.get(leader.url)) ?? writing);
          } catch (error) {
            if (portError(error, nodes).status < 500 || Date.now() >= until) throw error;
            // rejects where no node answers: then there is nothing to wait for
            if ((await members.leader()) === undefined) throw error;
            await pause(RETRY_MS);
          }
        }
      } catch (error) {
        throw portError(error, nodes);
      }
    },
    settled: () => members.settled(),
  };
  return {
    port,
    results: ask,
    async multiSearch(body, query, key) {
      try {
        const asked = boundedSearches(body, query);
        const open = asked.flatMap((search) => ('parameters' in search ? [search.parameters] : []));
        const answers = open.length === 0 ? [] : [...(await ask(open, key))];
        const results = asked.map((search) => ('refused' in search ? search.refused : answers.shift()));
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

interface Asked {
  readonly searches: readonly object[];
}
/** What became of asking. */
interface Attempt {
  readonly isEmpty: boolean;
  readonly hasFailed: boolean;
  /** Throws what it failed with. */
  readonly answer: () => readonly unknown[];
}

const isAnswer = ({ hasFailed }: Attempt): boolean => !hasFailed;
const knows = (one: Attempt): boolean => isAnswer(one) && !one.isEmpty;

/** What is held of a node that has not answered in time. */
const LATE = { isEmpty: false, hasFailed: true };

/** Undefined where it takes longer. */
async function withinPatience<Answer>(asked: Promise<Answer>): Promise<Answer | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  try {
    return await Promise.race([asked, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The client's errors in words of ours; 503 where no node answered. */
function portError(error: unknown, nodes: readonly string[]): SearchPortError {
  if (error instanceof SearchPortError) return error;
  if (error instanceof Errors.TypesenseError && error.httpStatus !== undefined)
    return new SearchPortError(
      error.httpStatus,
      error.message.replace(/^Request failed with HTTP code \d+ \| Server said: /, ''),
    );
  const reason = error instanceof Error ? error.message : String(error);
  return new SearchPortError(503, `No node of the search cluster (${nodes.join(', ')}) answers: ${reason}`);
}
