import { afterEach, expect, it, vi } from 'vitest';
import { createEdgePurge, type EdgePurge } from './edgePurge.js';

let purge: EdgePurge | undefined;
afterEach(() => purge?.close());

const open = (send: (tags: string[]) => Promise<void>, notices: string[] = [], seconds = 60): EdgePurge => {
  purge = createEdgePurge({
    url: 'https://cdn.example/purge',
    post: { send: ({ body }) => send((JSON.parse(body) as { tags: string[] }).tags) },
    seconds,
    onNotice: (line) => notices.push(line),
    gatherMs: 5,
  });
  return purge;
};

it('changes that come together are one call, each tag once', async () => {
  const calls: string[][] = [];
  const { drop } = open((tags) => Promise.resolve(void calls.push(tags)));
  for (const tag of ['harbour', 'wattle', 'harbour']) drop([tag]);
  await vi.waitFor(() => expect(calls).toEqual([['harbour', 'wattle']]));
});

it('many sites are dropped thirty at a time', async () => {
  const calls: string[][] = [];
  open((tags) => Promise.resolve(void calls.push(tags))).drop(Array.from({ length: 70 }, (_, at) => `dealer-${at}`));
  await vi.waitFor(() => expect(calls.map(({ length }) => length)).toEqual([30, 30, 10]));
});

it('a cache that does not answer is tried again, and named once', async () => {
  const [calls, notices]: [string[][], string[]] = [[], []];
  open((tags) => {
    calls.push(tags);
    return calls.length < 3 ? Promise.reject(new Error('HTTP 500')) : Promise.resolve();
  }, notices).drop(['harbour']);
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  await vi.waitFor(() =>
    expect(notices).toEqual([
      'The cache in front of the platform did not drop pages (HTTP 500). It is tried again.',
      'The cache in front of the platform drops pages again.',
    ]),
  );
});

it('what changes while pages are dropped is dropped once more', async () => {
  const calls: string[][] = [];
  const opened = open(async (tags) => {
    calls.push(tags);
    if (calls.length > 1) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
    opened.drop(['harbour']);
  });
  opened.drop(['harbour']);
  await vi.waitFor(() => expect(calls).toEqual([['harbour'], ['harbour']]));
});
