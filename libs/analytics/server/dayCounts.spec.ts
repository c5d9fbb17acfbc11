import { expect, it } from 'vitest';
import { DayCounts } from './dayCounts.js';

it('API-03 a site’s events are counted once a minute, however many pages are viewed', async () => {
  const looks: string[] = [];
  let stored = 5;
  const counts = new DayCounts((site) => {
    looks.push(site);
    return Promise.resolve(stored);
  });
  await Promise.all(Array.from({ length: 50 }, () => counts.of('harbour', 1000)));
  expect(looks).toEqual(['harbour']);
  counts.add('harbour', 3);
  expect([await counts.of('harbour', 60_999), await counts.of('northline', 60_999)]).toEqual([8, 5]);
  stored = 8;
  expect(await counts.of('harbour', 61_000)).toBe(8);
  expect(await counts.of('harbour', 0), 'a clock that was set back').toBe(8);
  expect(looks).toEqual(['harbour', 'northline', 'harbour', 'harbour']);
});

it('API-03 a count that fails is looked up again', async () => {
  let fails = true;
  const counts = new DayCounts(() => (fails ? Promise.reject(new Error('away')) : Promise.resolve(2)));
  await expect(counts.of('harbour', 0)).rejects.toThrow('away');
  fails = false;
  expect(await counts.of('harbour', 1)).toBe(2);
});
