import fc from 'fast-check';
import { expect, it } from 'vitest';
import { configuredFeed } from './blogFeed.js';

const post = (title: string, date?: string) => ({ title, href: '/blog', ...(date ? { date } : {}) });

it('VDP-20 the latest posts stand first, those without a date last', () => {
  const feed = configuredFeed([post('a', '2026-01-03'), post('b'), post('c', '2026-10-01')]);
  expect(feed.latest(3).map(({ title }) => title)).toEqual(['c', 'a', 'b']);
  expect(feed.latest(1)).toHaveLength(1);
});
it('VDP-20 never more than asked for, and never in the wrong order', () => {
  const dates = fc.array(fc.constantFrom(undefined, '2025-05-05', '2026-01-31', '2026-02-01'));
  fc.assert(
    fc.property(dates, fc.nat(6), (list, count) => {
      const found = configuredFeed(list.map((date, index) => post(String(index), date))).latest(count);
      expect(found).toHaveLength(Math.min(count, list.length));
      for (const [index, { date }] of found.entries())
        expect(date ?? '' >= (found[index + 1]?.date ?? '')).toBeTruthy();
    }),
  );
});
