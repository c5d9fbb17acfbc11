import { expect, it, vi } from 'vitest';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { keptSearches } from './keptSearches.js';

const harbour = { slug: 'harbour' } as ConfiguredSite;
const twofour = { slug: 'twofour' } as ConfiguredSite;
const WORDS = [{ q: 'ute' }];

/** Kept for a second, of a stock that a test changes. */
function searching({ lifetime = 1000 } = {}) {
  const is = { state: 1, time: 1, key: 'a', asked: 0, answer: (): object => ({ hits: [{ document: { id: 'v1' } }] }) };
  const of = keptSearches({
    searchOf: ({ slug }) => ({
      multiSearch: async (searches) => {
        is.asked += 1;
        await Promise.resolve();
        return searches.map((search) => ({ slug, search, ...is.answer() }));
      },
    }),
    keyOf: () => is.key,
    stateOf: () => is.state,
    lifetime,
    now: () => is.time,
  });
  const search = (site: ConfiguredSite, searches: readonly object[] = WORDS) => of(site).multiSearch(searches);
  return { is, search };
}

it('answers equal searches of a site once, also while the first one is under way', async () => {
  const { is, search } = searching();
  const [first, second] = await Promise.all([search(harbour), search(harbour)]);
  is.time += 1000;
  expect(await search(harbour)).toBe(first);
  expect(second).toBe(first);
  expect(is.asked).toBe(1);
});

it.each([
  ['its time is over', { time: 1002 }],
  ['the stock has changed', { state: 2 }],
  ['the key is another', { key: 'b' }],
])('searches again when %s', async (_why, change) => {
  const { is, search } = searching();
  await search(harbour);
  Object.assign(is, change);
  await search(harbour);
  expect(is.asked).toBe(2);
});

it('TEN-07 answers nobody with the stock of another site, or with another search', async () => {
  const { search } = searching();
  await search(harbour);
  expect(await search(twofour)).toMatchObject([{ slug: 'twofour', search: { q: 'ute' } }]);
  expect(await search(harbour, [{ q: 'suv' }])).toMatchObject([{ slug: 'harbour', search: { q: 'suv' } }]);
  expect(await search(harbour, [{ q: 'ute' }, { q: 'suv' }])).toHaveLength(2);
});

it('keeps no failure', async () => {
  const { is, search } = searching();
  is.answer = () => {
    throw new Error('away');
  };
  await expect(search(harbour)).rejects.toThrow('away');
  is.answer = () => ({ error: 'cut off', code: 408 });
  expect(await search(harbour)).toMatchObject([{ error: 'cut off' }]);
  is.answer = () => ({ found: 3 });
  expect(await search(harbour)).toMatchObject([{ found: 3 }]);
  expect(is.asked).toBe(3);
});

it('shares what no page can change', async () => {
  const { search } = searching();
  const [answer] = (await search(harbour)) as { hits: { document: { id: string } }[] }[];
  expect(() => answer?.hits.push({ document: { id: 'v2' } })).toThrow(TypeError);
  expect(Object.isFrozen(answer?.hits[0]?.document)).toBe(true);
});

it('gives the room of an answer back once its time is over', async () => {
  vi.useFakeTimers();
  const { is, search } = searching();
  await search(harbour);
  is.time += 1001;
  vi.advanceTimersByTime(1001);
  is.time = 1;
  await search(harbour);
  expect(is.asked).toBe(2);
});

it('keeps nothing without a lifetime', async () => {
  const { is, search } = searching({ lifetime: 0 });
  await search(harbour);
  await search(harbour);
  expect(is.asked).toBe(2);
});
