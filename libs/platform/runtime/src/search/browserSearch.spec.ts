import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserSearch, type BrowserSearchOptions, type SearchAccess } from './browserSearch.js';

const NOW = 1_000_000_000_000;
const OWN = '/typesense';
const NODES = ['https://one.example', 'https://two.example', 'https://three.example'];
const access = (change: Partial<SearchAccess> = {}): SearchAccess => ({
  path: OWN,
  apiKey: 'first',
  expiresAt: NOW / 1000 + 3600,
  collection: 'vehicles_harbour',
  direct: { nodes: NODES, timeoutSeconds: 0.05, retries: 2 },
  ...change,
});
const FOUND = { results: [{ found: 3, hits: [] }] };
const GONE = { results: [{ code: 404, error: 'Not found.' }] };
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

type Answer = (request: { url: URL; key: string; init: RequestInit }) => Response | Promise<Response>;
/** What each address answers, by host; this origin's is `own`. */
let answers: Map<string, Answer>;
/** Hosts in the order in which they were queried. */
let asked: string[];
let sent: { url: URL; init: RequestInit }[];

beforeEach(() => {
  asked = [];
  sent = [];
  answers = new Map(['one', 'two', 'three', 'own'].map((name) => [name, () => json(FOUND)]));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const url = new URL(address, 'https://own.example');
    const name = url.hostname.split('.')[0] ?? '';
    asked.push(name);
    sent.push({ url, init });
    const key = url.searchParams.get('x-typesense-api-key') ?? '';
    const answer = answers.get(name)?.({ url, key, init });
    const aborted = new Promise<never>((_, reject) =>
      init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)),
    );
    return Promise.race([answer, aborted]);
  });
});
afterEach(() => vi.unstubAllGlobals());

const clock = { ms: NOW };
const search = (options: Partial<BrowserSearchOptions> = {}) => {
  clock.ms = NOW;
  return createBrowserSearch({
    access: access(),
    refreshKey: () => Promise.resolve(access({ apiKey: 'second' })),
    now: () => clock.ms,
    start: 0,
    ...options,
  });
};
const SEARCHES = [{ q: 'kia' }];

describe('a browser’s search on the site’s own origin', () => {
  it('TEN-07 adds the site’s collection to the searches of a feature', async () => {
    const { multiSearch } = search({ access: access({ direct: undefined }) });
    expect(await multiSearch(SEARCHES)).toEqual(FOUND.results);
    expect(sent[0]?.url.href).toBe('https://own.example/typesense/multi_search?x-typesense-api-key=first');
    expect(JSON.parse(sent[0]?.init.body as string)).toEqual({
      searches: [{ q: 'kia', collection: 'vehicles_harbour' }],
    });
  });

  it('TEN-07 renews a key before it lapses, and one that was refused: once', async () => {
    const refreshKey = vi.fn(() => Promise.resolve(access({ apiKey: 'second', direct: undefined })));
    answers.set('own', ({ key }) => (key === 'second' ? json(FOUND) : json({}, 401)));
    const lapsing = search({ access: access({ expiresAt: NOW / 1000 + 30, direct: undefined }), refreshKey });
    await lapsing.multiSearch(SEARCHES);
    expect([asked, refreshKey.mock.calls.length]).toEqual([['own'], 1]);
    const refused = search({ access: access({ direct: undefined }), refreshKey });
    await refused.multiSearch(SEARCHES);
    expect([asked, refreshKey.mock.calls.length]).toEqual([['own', 'own', 'own'], 2]);
    answers.set('own', () => json({}, 401));
    await expect(search({ access: access({ direct: undefined }), refreshKey }).multiSearch(SEARCHES)).rejects.toThrow(
      '401',
    );
    expect(asked).toHaveLength(5);
  });

  it('goes on with a key that has not lapsed where a new one cannot be had', async () => {
    const refreshKey = () => Promise.reject(new Error('offline'));
    const { multiSearch } = search({ access: access({ expiresAt: NOW / 1000 + 30 }), refreshKey });
    expect(await multiSearch(SEARCHES)).toEqual(FOUND.results);
    clock.ms += 31_000;
    await expect(multiSearch(SEARCHES)).rejects.toThrow('offline');
  });
});

describe('a browser’s search on a cluster', () => {
  it('asks the nearest node, and stays with one that answers', async () => {
    const near = access({
      direct: { nodes: NODES, nearestNode: 'https://two.example', timeoutSeconds: 1, retries: 2 },
    });
    await search({ access: near }).multiSearch(SEARCHES);
    const other = search({ start: 0.99 });
    await other.multiSearch(SEARCHES);
    await other.multiSearch(SEARCHES);
    expect(asked).toEqual(['two', 'three', 'three']);
    expect(sent[0]?.url.href).toBe('https://two.example/multi_search?x-typesense-api-key=first');
    expect(JSON.parse(sent[0]?.init.body as string)).toEqual({
      searches: [{ q: 'kia', collection: 'vehicles_harbour' }],
    });
  });

  it('TEN-07 sends no preflight for a key of ordinary length; a long one goes as a header', async () => {
    await search().multiSearch(SEARCHES);
    expect(sent[0]?.init.headers).toEqual({ 'content-type': 'text/plain' });
    const long = 'k'.repeat(2500);
    await search({ access: access({ apiKey: long }) }).multiSearch(SEARCHES);
    expect([sent[1]?.url.search, sent[1]?.init.headers]).toEqual([
      '',
      { 'content-type': 'text/plain', 'x-typesense-api-key': long },
    ]);
  });

  it.each<[string, Answer]>([
    ['refuses the connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['dawdles', () => new Promise(() => undefined)],
    ['is not ready', () => json({ message: 'Not Ready or Lagging' }, 503)],
    ['breaks its answer off', () => new Response('{"results":[{"found":')],
    ['answers nothing', () => json({})],
    ['says null', () => json(null)],
    ['answers too few searches', () => json({ results: [] })],
    ['answers with what is no result', () => json({ results: [null] })],
    ['came back empty and has no keys', () => json({}, 401)],
    ['came back empty and has no collection', () => json(GONE)],
  ])('SRCH-06 a node that %s is followed by the next, and left alone for a while', async (_what, answer) => {
    answers.set('one', answer);
    const { multiSearch } = search();
    expect(await multiSearch(SEARCHES)).toEqual(FOUND.results);
    expect(asked.at(-1)).toBe('two');
    asked = [];
    await multiSearch(SEARCHES);
    expect(asked).toEqual(['two']);
    answers.set('one', () => json(FOUND));
    clock.ms += 15_000;
    await multiSearch(SEARCHES);
    expect(asked).toEqual(['two', 'one']);
  });

  describe('with a node that takes its time', () => {
    const patient = access({ direct: { nodes: NODES, timeoutSeconds: 4, retries: 2 } });
    const after = (milliseconds: number, found = FOUND) =>
      new Promise<Response>((resolve) => setTimeout(() => resolve(json(found)), milliseconds));
    beforeEach(() => void vi.useFakeTimers());
    afterEach(() => void vi.useRealTimers());

    it('SRCH-06 asks the next one as well after 0.8 s, takes the first answer and leaves the slow one alone', async () => {
      answers.set('one', () => after(5000));
      const { multiSearch } = search({ access: patient });
      const answer = multiSearch(SEARCHES);
      await vi.advanceTimersByTimeAsync(799);
      expect(asked).toEqual(['one']);
      await vi.advanceTimersByTimeAsync(1);
      expect(await answer).toEqual(FOUND.results);
      expect(asked).toEqual(['one', 'two']);
      expect(sent[0]?.init.signal?.aborted, 'no caller waits for it any more').toBe(true);
      await multiSearch(SEARCHES);
      expect(asked).toEqual(['one', 'two', 'two']);
    });

    it('SRCH-06 takes the answer of the first node where it comes first after all, and stays with it', async () => {
      answers.set('one', () => after(900));
      answers.set('two', () => after(900, { results: [{ found: 9, hits: [] }] }));
      const { multiSearch } = search({ access: patient });
      const answer = multiSearch(SEARCHES);
      await vi.advanceTimersByTimeAsync(900);
      expect(await answer).toEqual(FOUND.results);
      answers.set('one', () => Promise.reject(new TypeError('Failed to fetch')));
      answers.set('two', () => json(FOUND));
      await multiSearch(SEARCHES);
      expect(asked, 'the second one was slow in nothing').toEqual(['one', 'two', 'one', 'two']);
    });

    it('SRCH-06 where all of them are, the site’s own origin answers after 2.4 s', async () => {
      for (const name of ['one', 'two', 'three']) answers.set(name, () => after(5000));
      const answer = search({ access: patient }).multiSearch(SEARCHES);
      await vi.advanceTimersByTimeAsync(2400);
      expect(await answer).toEqual(FOUND.results);
      expect(asked).toEqual(['one', 'two', 'three', 'own']);
    });
  });

  it('SRCH-06 without any node the site’s own origin answers; its refusal is the last word', async () => {
    for (const name of ['one', 'two', 'three'])
      answers.set(name, () => Promise.reject(new TypeError('Failed to fetch')));
    const { multiSearch } = search();
    expect(await multiSearch(SEARCHES)).toEqual(FOUND.results);
    expect(asked).toEqual(['one', 'two', 'three', 'own']);
    answers.set('own', () => json({}, 503));
    await expect(multiSearch(SEARCHES)).rejects.toThrow('Search answered with status 503.');
    expect(asked).toEqual(['one', 'two', 'three', 'own', 'own']);
  });

  it('SRCH-06 a node that cut a search off, with words or without, is followed by the next', async () => {
    answers.set('one', () => json({ message: 'Request Timeout' }, 408));
    answers.set('two', () => json({ results: [{ found: 3, hits: [], facet_counts: [], search_cutoff: true }] }));
    const { multiSearch } = search();
    expect(await multiSearch(SEARCHES)).toEqual(FOUND.results);
    expect(asked).toEqual(['one', 'two', 'three']);
  });

  it('TEN-07 a key that lapsed is renewed once for a search, also where one node is empty', async () => {
    const refreshKey = vi.fn(() => Promise.resolve(access({ apiKey: 'second' })));
    answers.set('one', () => json({}, 401));
    answers.set('two', ({ key }) => (key === 'second' ? json(FOUND) : json({}, 401)));
    expect(await search({ refreshKey }).multiSearch(SEARCHES)).toEqual(FOUND.results);
    expect([asked, refreshKey.mock.calls.length]).toEqual([['one', 'one', 'two'], 1]);
  });

  it.each([400, 413, 422])('a fault of the search itself (%i) is not retried on another node', async (status) => {
    answers.set('one', () => json({}, status));
    await expect(search().multiSearch(SEARCHES)).rejects.toThrow(String(status));
    expect(asked).toEqual(['one']);
  });

  it('SRCH-05 a search that its caller aborts is cancelled, and not retried elsewhere', async () => {
    answers.set('one', () => new Promise(() => undefined));
    const own = new AbortController();
    const answer = search().multiSearch(SEARCHES, { signal: own.signal });
    own.abort();
    await expect(answer).rejects.toThrow();
    expect(asked).toEqual(['one']);
  });
});
