import { describe, expect, it } from 'vitest';
import { cardTag, type TagOptions } from './tag.js';

const NOW = Date.UTC(2026, 10, 21);
const DAY = 86_400;
const seconds = NOW / 1000;
const options: TagOptions = {
  electricTag: true,
  newArrivalDays: 8,
  certifiedBadge: true,
  tagLabels: {
    electric: 'Electric',
    hybrid: 'Hybrid',
    reserved: 'Reserved',
    certified: 'Certified',
    comingSoon: 'Coming Soon',
    newArrival: 'New Arrival',
    sold: 'Just Sold',
  },
};
type Tagged = Parameters<typeof cardTag>[0];
/** Everything applies; each row of the test takes one thing away. */
const everything: Tagged = {
  simple_fuel: 'Electric',
  reserved: true,
  certified: true,
  car_type: 'used',
  make: 'Kia',
  tag: 'Runout',
  status: 'coming_soon',
  created_at_timestamp: seconds - DAY,
};

describe('cardTag', () => {
  it.each<[string, Partial<Tagged>]>([
    ['electric', {}],
    ['reserved', { simple_fuel: 'Petrol' }],
    ['certified', { simple_fuel: 'Petrol', reserved: false }],
    ['custom', { simple_fuel: 'Petrol', reserved: false, certified: false }],
    ['coming-soon', { simple_fuel: 'Petrol', reserved: false, certified: false, tag: '' }],
    ['new-arrival', { simple_fuel: 'Petrol', reserved: false, certified: false, tag: '', status: 'in_stock' }],
    ['sold', { simple_fuel: 'Petrol', reserved: false, certified: true, tag: '', status: 'sold' }],
  ])('CARD-02 the first that applies wins: %s', (kind, change) => {
    expect(cardTag({ ...everything, ...change }, options, NOW)?.kind).toBe(kind);
  });
  it('CARD-02 the electric tag is an option', () => {
    expect(cardTag(everything, { ...options, electricTag: false }, NOW)?.kind).toBe('reserved');
    expect(cardTag({ ...everything, simple_fuel: 'Petrol Hybrid' }, options, NOW)?.kind).toBe('hybrid');
  });
  it.each([
    [8 * DAY, 'new-arrival'],
    [8 * DAY + 1, undefined],
  ])('CARD-02 a vehicle of %i seconds is %s', (age, kind) => {
    const plain: Tagged = { car_type: 'used', make: 'Kia', status: 'in_stock', created_at_timestamp: seconds - age };
    expect(cardTag(plain, options, NOW)?.kind).toBe(kind);
  });
  it('CARD-02 new vehicles have a tag of their own only where the site words one', () => {
    const plain: Tagged = { car_type: 'new', make: 'Kia', status: 'in_stock', created_at_timestamp: 0 };
    expect(cardTag(plain, options, NOW)).toBeUndefined();
    expect(cardTag(plain, { ...options, tagLabels: { ...options.tagLabels, new: 'New' } }, NOW)?.label).toBe('New');
  });
  it('VDP-22 only certified vehicles of the named makes carry the badge', () => {
    const certified = { ...everything, simple_fuel: 'Petrol', reserved: false };
    expect(cardTag(certified, { ...options, certifiedMakes: ['Kia'] }, NOW)?.kind).toBe('certified');
    expect(cardTag(certified, { ...options, certifiedMakes: ['Mazda'] }, NOW)?.kind).toBe('custom');
  });
});
