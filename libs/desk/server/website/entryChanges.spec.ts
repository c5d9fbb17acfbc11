import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '@forecourt/contracts/api';
import { shownOffers, shownPeople, withOffer, withOffers, withPeople, withPerson } from './entryChanges.js';
import type { EditedSite } from './source.js';

const D_MAX = {
  ...{ id: 'd-max', name: 'D-Max sale', description: 'Demo utes.', disclaimer: 'While they last.' },
  ...{ image: 'd-max.jpg', imageAlt: 'A white ute', price: { label: 'From', amount: 49990 } },
  ...{ category: 'Demo', starts: '2026-11-01', expires: '2026-12-31' },
};
const TYRES = { id: 'tyres', name: 'Four for three', description: 'Tyres.', disclaimer: 'Fitted.', image: 'tyres.jpg' };
const TEAM = [
  { name: 'Priya', role: 'Principal', image: 'priya.svg', department: 'sales' },
  { name: 'Tom', role: 'Sales', phone: '02 5550 1201', email: 'tom@harbour.example' },
];
const source = {
  site: {
    name: 'Harbour',
    locations: [
      { slug: 'auburn', phone: '1', team: TEAM },
      { slug: 'ryde', phone: '2' },
    ],
  },
  offers: { isOn: true, homeCount: 2, items: [D_MAX, TYRES], tiles: [{ id: 'a', offer: 'tyres' }] },
};
const site: EditedSite = { source, config: source, site: {} as EditedSite['site'] };

const itemsOf = (file: object) => (file as typeof source).offers.items as readonly object[];
const typed = { name: 'New name', description: 'Text', disclaimer: 'Terms' };
const offerChange = (id: string, offer: object | null) => ({ kind: 'offer' as const, id, offer: offer as never });

describe('offers at the desk', () => {
  it('OFR-01 shows what is changed here, and the pictures that offers have', () => {
    const { price: _price, imageAlt, ...shown } = D_MAX;
    expect(shownOffers(site)).toEqual({
      items: [
        { ...shown, image_alt: imageAlt, is_shown: true },
        { ...TYRES, is_shown: true },
      ],
      pictures: [
        { path: 'd-max.jpg', of: 'D-Max sale' },
        { path: 'tyres.jpg', of: 'Four for three' },
      ],
    });
    const off = { offers: { isOn: false } };
    expect(shownOffers({ ...site, source: off, config: off })).toBeUndefined();
    expect(shownOffers({ ...site, source: {}, config: {} })).toBeUndefined();
  });

  it('OFR-01 takes a picture that the site’s people sent, with what it shows', () => {
    const uploads = ['uploads/ute-0123.jpg'];
    expect(shownOffers(site, [...uploads, 'd-max.jpg'])?.pictures.slice(2)).toEqual([{ path: uploads[0] }]);
    const changed = (offer: object) =>
      itemsOf(withOffer(site, offerChange('d-max', { ...typed, ...offer }), { version: 12, uploads }))[0];
    const image = 'uploads/ute-0123.jpg';
    expect(changed({ image, image_alt: 'A grey ute' })).toMatchObject({ image, imageAlt: 'A grey ute' });
    expect(changed({ image })).not.toHaveProperty('imageAlt');
    // the form still has the words of the picture before
    expect(changed({ image, image_alt: 'A white ute' })).not.toHaveProperty('imageAlt');
    expect(changed({ image: 'd-max.jpg', image_alt: 'A ute' })).toMatchObject({ imageAlt: 'A ute' });
    expect(() => changed({ image: 'uploads/other.jpg' })).toThrow(Refusal);
  });

  it('OFR-01 changes an offer, keeps its price, and leaves out what was emptied', () => {
    const after = withOffer(site, offerChange('d-max', { ...typed, image: 'tyres.jpg', expires: '2027-01-31' }), {
      version: 12,
    });
    expect(itemsOf(after)).toEqual([
      { id: 'd-max', ...typed, image: 'tyres.jpg', price: D_MAX.price, expires: '2027-01-31' },
      TYRES,
    ]);
    const same = withOffer(site, offerChange('d-max', { ...typed, image: 'd-max.jpg' }), { version: 12 });
    expect(itemsOf(same)[0]).toMatchObject({ image: 'd-max.jpg', imageAlt: 'A white ute' });
    expect({ ...after, offers: source.offers }).toEqual(source);
  });

  it('OFR-01 adds one under an id that no version has given, and takes one away', () => {
    expect(itemsOf(withOffer(site, offerChange('', { ...typed, name: 'D-Max sale!' }), { version: 12 }))).toEqual([
      D_MAX,
      TYRES,
      { id: 'd-max-sale-12', ...typed, name: 'D-Max sale!' },
    ]);
    expect(itemsOf(withOffer(site, offerChange('', { ...typed, name: '年终优惠' }), { version: 12 }))[2]).toMatchObject(
      {
        id: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/) as string,
      },
    );
    expect(itemsOf(withOffer(site, offerChange('d-max', null), { version: 12 }))).toEqual([TYRES]);
  });

  it.each([
    ['an offer that is not there', offerChange('__proto__', typed)],
    ['to take away what is not there', offerChange('', null)],
    ['to take away what a tile leads to', offerChange('tyres', null)],
    ['a picture that no offer has', offerChange('d-max', { ...typed, image: '../../secret.png' })],
  ])('OFR-01 refuses %s', (_name, change) => {
    expect(() => withOffer(site, change, { version: 12 })).toThrow(Refusal);
  });

  it('OFR-01 are in another order and hidden, and shown again leave the file as it was', () => {
    const order = (tyres: boolean) => ({
      kind: 'offers' as const,
      order: [
        { id: 'tyres', is_shown: tyres },
        { id: 'd-max', is_shown: true },
      ],
    });
    expect(itemsOf(withOffers(site, order(false)))).toEqual([{ ...TYRES, isHidden: true }, D_MAX]);
    expect(itemsOf(withOffers(site, order(true)))).toEqual([TYRES, D_MAX]);
    const one = { kind: 'offers' as const, order: [{ id: 'tyres', is_shown: true }] };
    expect(() => withOffers(site, one)).toThrow(Refusal);
  });
});

describe('people of a place at the desk', () => {
  const teamOf = (file: object, place = 0) => (file as typeof source).site.locations[place]?.team;
  const personChange = (place: string, index: number, person: object | null) => ({
    ...{ kind: 'person' as const, place, index },
    person: person as never,
  });

  it('LOC-02 changes a person, and keeps portrait and department', () => {
    expect(shownPeople(site, 'auburn')[0]).toEqual({ name: 'Priya', role: 'Principal' });
    const after = withPerson(site, personChange('auburn', 0, { name: 'Priya Nair', role: 'Owner', phone: '' }));
    expect(teamOf(after)).toEqual([{ ...TEAM[0], name: 'Priya Nair', role: 'Owner' }, TEAM[1]]);
  });

  it('LOC-02 empties what was emptied, adds a person and takes one away', () => {
    const role = { name: 'Tom', role: 'Sales' };
    expect(teamOf(withPerson(site, personChange('auburn', 1, role)))).toEqual([TEAM[0], role]);
    expect(teamOf(withPerson(site, personChange('auburn', 2, role)))).toEqual([...TEAM, role]);
    expect(teamOf(withPerson(site, personChange('ryde', 0, role)), 1)).toEqual([role]);
    const alone = withPerson(site, personChange('auburn', 1, null));
    expect(teamOf(alone)).toEqual([TEAM[0]]);
    const none = withPerson({ ...site, source: alone }, personChange('auburn', 0, null));
    expect(none).toMatchObject({ site: { locations: [{ slug: 'auburn', phone: '1' }, source.site.locations[1]] } });
    expect(teamOf(none)).toBeUndefined();
  });

  it.each([
    ['a place that is not there', personChange('__proto__', 0, { name: 'A', role: 'B' })],
    ['a person after a gap', personChange('auburn', 3, { name: 'A', role: 'B' })],
    ['to take away a person who is not there', personChange('auburn', 2, null)],
  ])('LOC-02 refuses %s', (_name, change) => {
    expect(() => withPerson(site, change)).toThrow(Refusal);
  });

  it('LOC-02 any order keeps everybody, and the rest of the file as it was', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1], { minLength: 2 }), (order) => {
        const after = withPeople(site, { kind: 'people', place: 'auburn', order });
        expect(teamOf(after)).toEqual(order.map((index) => TEAM[index]));
        const [auburn, ryde] = source.site.locations;
        expect(after).toEqual({
          ...source,
          site: { ...source.site, locations: [{ ...auburn, team: teamOf(after) }, ryde] },
        });
      }),
    );
    expect(() => withPeople(site, { kind: 'people', place: 'auburn', order: [0, 0] })).toThrow(Refusal);
    expect(() => withPeople(site, { kind: 'people', place: 'ryde', order: [0] })).toThrow(Refusal);
  });
});
