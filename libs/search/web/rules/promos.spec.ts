import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PromoOptions } from '../config.js';
import { interleave, placePromos, type PromoTile } from './promos.js';

const NOW = Date.parse('2025-07-10T10:00:00+10:00');
const tile = (id: string, values: Partial<PromoTile> = {}): PromoTile => ({
  id,
  fill: 'offers/tiles',
  conditions: [],
  ...values,
});
const options = (values: Partial<PromoOptions> = {}): PromoOptions => ({
  positions: [8, 17],
  showFor: 'used-only',
  shuffles: false,
  spreadsFirst: false,
  ...values,
});
const place = (
  { tiles = [tile('a')], ...given }: Partial<PromoOptions> & { tiles?: PromoTile[] },
  question: { conditions?: string[]; count?: number; now?: number; seed?: string } = {},
) =>
  placePromos({
    tiles,
    options: options(given),
    conditions: ['used'],
    count: 21,
    now: NOW,
    seed: '/search',
    ...question,
  }).map(({ tile: { id }, place: at }) => [id, at]);

describe('promo tiles', () => {
  it.each([
    [
      [8, 17],
      [
        ['a', 8],
        ['b', 17],
      ],
    ],
    [[9], [['a', 9]]],
    [[8], [['a', 8]]],
  ])('SRCH-26 appear at the positions that the site sets: %j', (positions, expected) => {
    expect(place({ tiles: [tile('a'), tile('b')], positions })).toEqual(expected);
  });
  it('SRCH-14 show for used vehicles only, or always where the site sets this', () => {
    expect(place({}, { conditions: [] })).toEqual([]);
    expect(place({}, { conditions: ['used', 'demo'] })).toEqual([]);
    expect(place({ showFor: 'always' }, { conditions: [] })).toEqual([['a', 8]]);
  });
  it('SRCH-14 show from their start to their expiry, each with its offset', () => {
    const stocktake = {
      tiles: [tile('a', { startsAt: '2025-07-01T00:00:00+10:00', expiresAt: '2025-07-24T00:00:00+10:00' })],
    };
    const at = (text: string) => place(stocktake, { now: Date.parse(text) }).length;
    expect(at('2025-06-30T23:59:59+10:00')).toBe(0);
    expect(at('2025-06-30T14:00:00Z')).toBe(1);
    expect(at('2025-07-23T23:59:59+10:00')).toBe(1);
    expect(at('2025-07-24T00:00:00+10:00')).toBe(0);
  });
  it('SRCH-14 those with a position come first, the rest take what is free', () => {
    expect(place({ tiles: [tile('a'), tile('b', { position: 4 }), tile('c')] })).toEqual([
      ['b', 4],
      ['a', 8],
      ['c', 17],
    ]);
  });
  it('SRCH-14 a pool is filtered by condition', () => {
    const tiles = [tile('a', { conditions: ['new'] }), tile('b', { conditions: ['used', 'demo'] })];
    expect(place({ tiles })).toEqual([['b', 8]]);
    expect(place({ tiles, showFor: 'always' }, { conditions: ['new'] })).toEqual([['a', 8]]);
  });
  it('SRCH-14 the first position moves by 3 to 5 where the site sets this', () => {
    const places = new Set(
      Array.from(
        { length: 60 },
        (_, index) => place({ positions: [3], spreadsFirst: true }, { seed: String(index) })[0]?.[1],
      ),
    );
    expect([...places].sort()).toEqual([6, 7, 8]);
  });
  it('SRCH-14 are the same in server and browser, never touch, and leave every result in its order', () => {
    const anyTile = fc.record({ position: fc.option(fc.integer({ min: 1, max: 25 }), { nil: undefined }) });
    fc.assert(
      fc.property(
        fc.array(anyTile, { maxLength: 6 }),
        fc.array(fc.integer({ min: 1, max: 25 }), { maxLength: 5 }),
        fc.boolean(),
        fc.nat(21),
        fc.string(),
        (tiles, positions, shuffles, count, seed) => {
          const own = tiles.map(({ position }, index) =>
            tile(String(index), position === undefined ? {} : { position }),
          );
          const given = options({
            positions,
            shuffles,
            spreadsFirst: shuffles,
            showFor: 'always',
          });
          const ask = () => placePromos({ tiles: own, options: given, conditions: [], count, now: NOW, seed });
          const placed = ask();
          expect(ask()).toEqual(placed);
          const results = Array.from({ length: count }, (_, index) => index);
          const items = interleave(results, placed);
          expect(items.flatMap((item) => (item.kind === 'result' ? [item.result] : []))).toEqual(results);
          expect(items.filter(({ kind }) => kind === 'promo')).toHaveLength(placed.length);
          for (const [index, { kind }] of items.entries()) {
            if (kind === 'promo') expect(items[index + 1]?.kind).toBe('result');
          }
        },
      ),
    );
  });
});
