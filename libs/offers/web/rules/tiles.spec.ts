import { describe, expect, it } from 'vitest';
import { offersConfig } from '../config.js';
import { OFFER, PLAIN } from '../testing/samples.js';
import { wordsOf } from '@forecourt/words';
import { offersWords } from '../words/offersWords.js';
import { tilesOf } from './tiles.js';

const OWN = { id: 'ours', title: 'We want your car', href: '/contact-us', linkText: 'Sell it', conditions: [] };
const say = wordsOf({ config: {} }, offersWords);
const hrefOf = ({ id }: { id: string }) => `/offers/${id}`;
const doubtful = (items: readonly object[]) =>
  (offersConfig.compliance ?? []).filter(({ key, when }) => key === 'tiles' && when(items, {}));
const checked = (values: object) => offersConfig.schema.safeParse({ ...offersConfig.defaults, ...values });
const problemsOf = (values: object) =>
  checked(values).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('tiles of the listing', () => {
  it('SRCH-14 a tile says what the dealer wrote, and keeps its place, dates and conditions', () => {
    const tile = { ...OWN, conditions: ['used' as const], position: 4, startsAt: '2025-07-01T00:00:00+10:00' };
    expect(tilesOf([tile], [], hrefOf, say)).toEqual([{ ...tile, text: '', image: undefined }]);
  });
  it('SRCH-14 a tile of an offer shows the words of the offer, unless it has its own', () => {
    expect(tilesOf([{ id: 'a', offer: OFFER.id, conditions: [] }], [OFFER], hrefOf, say)).toEqual([
      {
        id: 'a',
        conditions: [],
        title: OFFER.name,
        text: 'New vehicle offer · Ends 31 Dec 2026',
        href: '/offers/d-max',
        linkText: 'See the offer',
        image: OFFER.image,
      },
    ]);
    const [own] = tilesOf(
      [{ ...OWN, id: 'b', offer: OFFER.id, text: 'Come in', image: 'a.jpg', imageAlt: 'A yard' }],
      [OFFER],
      hrefOf,
      say,
    );
    expect(own).toMatchObject({ title: OWN.title, text: 'Come in', href: '/contact-us', linkText: 'Sell it' });
    expect(own?.image).toEqual({ path: 'a.jpg', alt: 'A yard' });
  });
  it('OFR-02 SRCH-14 a tile goes with its offer', () => {
    expect(
      tilesOf([{ id: 'a', offer: OFFER.id, conditions: [] }, OWN], [PLAIN], hrefOf, say).map(({ id }) => id),
    ).toEqual(['ours']);
  });
  it('SRCH-14 a tile needs its words or an offer that there is, once each', () => {
    expect(problemsOf({ tiles: [OWN] })).toBeUndefined();
    expect(problemsOf({ tiles: [{ id: 'a', conditions: [] }] })).toEqual([
      'tiles.0.title: must be named where no "offer" is',
      'tiles.0.href: must be named where no "offer" is',
      'tiles.0.linkText: must be named where no "offer" is',
    ]);
    expect(problemsOf({ tiles: [OWN, OWN] })).toEqual(['tiles: two have the same id']);
    const item = { id: 'vans', name: 'Vans', description: 'All of them.', disclaimer: 'Today.' };
    const tiles = [{ id: 'a', offer: 'constructor', conditions: [] }];
    expect(problemsOf({ tiles, items: [item] })).toEqual(['tiles.0.offer: must be the id of one of "items": "vans"']);
    expect(problemsOf({ tiles })).toEqual(['tiles.0.offer: must be the id of one of "items": there are none']);
    expect(problemsOf({ tiles: [{ id: 'a', offer: 'vans', conditions: [] }], items: [item] })).toBeUndefined();
  });
  it.each([
    ['Only 5.9% p.a.', 1],
    ['5.9% p.a., comparison rate 6.2% p.a.', 0],
    ['年利率5.9%', 1],
    ['年利率5.9%，比较利率6.2%', 0],
  ])('FIN-06 a tile that says %o has %d warnings', (text, count) => {
    expect(doubtful([{ ...OWN, text }])).toHaveLength(count);
  });
  it('SRCH-14 a date names its offset', () => {
    expect(problemsOf({ tiles: [{ ...OWN, startsAt: '2025-07-01' }] })).toHaveLength(1);
  });
});
