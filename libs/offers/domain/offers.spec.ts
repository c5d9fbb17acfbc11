import { describe, expect, it } from 'vitest';
import { dayIn } from '@forecourt/site-config';
import { offerSchema, type Offer } from './offer.js';
import { offersOn, offerState } from './offersOn.js';

const offer = (changes: Partial<Offer> = {}): Offer => ({
  ...{ id: 'a', name: 'A', description: 'd', disclaimer: 'c' },
  ...changes,
});
const on = (today: string, changes: Partial<Offer>, exceptions: string[] = []) =>
  offerState(offer(changes), exceptions, { websiteId: '1001', today });

describe('offers of a site', () => {
  it.each([
    ['2026-11-22', 'not-yet'],
    ['2026-11-23', 'on'],
    ['2026-11-30', 'on'],
    ['2026-12-01', 'over'],
  ] as const)('OFR-01 on %s an offer from 23 to 30 November is "%s"', (today, state) => {
    expect(on(today, { starts: '2026-11-23', expires: '2026-11-30' })).toBe(state);
  });
  it('OFR-01 the last day ends at midnight of the site’s own zone', () => {
    const moment = Date.parse('2026-11-30T13:30:00Z');
    const state = (zone: string) => on(dayIn(zone, moment), { expires: '2026-11-30' });
    expect(state('Australia/Sydney')).toBe('over');
    expect(state('Australia/Perth')).toBe('on');
  });
  it('OFR-02 a site whose id is excluded does not show an offer, but for those that it names', () => {
    expect(on('2026-11-23', { excluded_website_ids: ['1002', '1001'] })).toBe('excluded');
    expect(on('2026-11-23', { excluded_website_ids: ['1002'] })).toBe('on');
    expect(on('2026-11-23', { excluded_website_ids: ['1001'] }, ['a'])).toBe('on');
    expect(on('2026-11-23', { excluded_website_ids: ['1001'] }, ['b'])).toBe('excluded');
    expect(on('2026-11-23', { excluded_website_ids: ['1001'], expires: '2026-01-01' }, ['a'])).toBe('over');
  });
  it('OFR-01 a hidden offer is shown on no day, and stays in the file', () => {
    expect(on('2026-11-23', { isHidden: true })).toBe('hidden');
    expect(on('2026-11-23', { isHidden: false })).toBe('on');
    const list = { isOn: true, items: [offer({ isHidden: true }), offer({ id: 'b' })], shownThoughExcluded: ['a'] };
    expect(offersOn(list, { websiteId: '1001', today: '2026-11-23' }).map(({ id }) => id)).toEqual(['b']);
  });
  it('OFR-04 a site that has its offers turned off shows none', () => {
    const list = { items: [offer(), offer({ id: 'b', expires: '2026-01-01' })], shownThoughExcluded: [] };
    const moment = { websiteId: '1001', today: '2026-11-23' };
    expect(offersOn({ ...list, isOn: true }, moment).map(({ id }) => id)).toEqual(['a']);
    expect(offersOn({ ...list, isOn: false }, moment)).toEqual([]);
  });
});

describe('an offer of the configuration', () => {
  const problems = (changes: object) =>
    offerSchema
      .safeParse({ ...offer(), ...changes })
      .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  it('TEN-03 is taken with what an offer has', () => {
    expect(
      problems({ price: { label: 'Drive away', amount: 38_990 }, stock: { stockNumbers: ['H1'] } }),
    ).toBeUndefined();
  });
  it.each([
    [{ starts: '2026-12-01', expires: '2026-11-30' }, 'expires: must not lie before "starts"'],
    [{ expires: '30/11/2026' }, 'expires: must be a day such as "2026-11-30"'],
    [{ model: { name: 'D-Max' } }, 'manufacturer: must be named where "model" is'],
    [{ stock: {} }, 'stock: must name "facets" or "stockNumbers"'],
    [
      { manufacturer: 'Kia', model: { name: 'Rio', override_url: 'javascript:alert(1)' } },
      'model.override_url: must be',
    ],
    [{ id: 'A B' }, 'id: must be lower-case words'],
    [{ disclaimer: ' ' }, 'disclaimer: Too small'],
  ])('TEN-03 %j is refused by name', (changes, words) => {
    expect(problems(changes)?.join('\n')).toContain(words);
  });
});
