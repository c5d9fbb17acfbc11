import { describe, expect, it } from 'vitest';
import { harbour, readText } from '../testing/readText.js';

/** Two yards in New South Wales, two in Queensland, one in Victoria. */
const several = { site: harbour };
const fields = { stocknum: { from: 'Stock' }, make: { from: 'Make' }, model: { from: 'Model' } };
const HEADER = 'Stock,Make,Model,Yard,City,State';
const read = (rows: readonly string[], mapped: object, rest: object = {}) =>
  readText(
    'yard.csv',
    [HEADER, ...rows.map((row, at) => `${at + 1},Kia,Rio,${row}`), ''].join('\n'),
    { format: 'csv', fields: { ...fields, ...mapped }, ...rest },
    several,
  );
const BY_CITY = { city: { from: 'City' }, state: { from: 'State' } };
const BY_YARD = { location: { from: 'Yard', values: { 'Yard 4': 'gold-coast' } } };

describe('the place of a vehicle of a feed', () => {
  it('API-05 LOC-02 is the one that the mapping names, by slug, by name or by "values"', async () => {
    const { vehicles, issues } = await read(['auburn,,', 'harbour  NEWCASTLE,,', 'Yard 4,Albury,NSW'], {
      ...BY_CITY,
      ...BY_YARD,
    });
    expect(vehicles).toMatchObject([
      { location: { slug: 'auburn' }, dealership_slug: 'harbour-auburn', city: 'Auburn', state: 'NSW' },
      { location: { slug: 'newcastle' }, dealership_slug: 'harbour-newcastle' },
      // the feed's own words stay
      { location: { slug: 'gold-coast', phone: '07 5550 1500' }, city: 'Albury', state: 'NSW' },
    ]);
    expect(issues).toEqual([]);
  });
  it('API-05 LOC-02 that no place of the site has is a finding with row and field, never a guess', async () => {
    const { vehicles, issues } = await read(['Dandenong,Auburn,NSW', 'auburn,,'], { ...BY_CITY, ...BY_YARD });
    expect(vehicles[0]).toMatchObject({ city: 'Auburn', state: 'NSW' });
    for (const key of ['location', 'dealership_slug']) expect(vehicles[0]).not.toHaveProperty(key);
    expect(issues).toEqual([
      {
        row: 2,
        column: 'Yard',
        value: 'Dandenong',
        reason:
          'no place of the site has this slug or name (it has auburn, newcastle, brisbane, gold-coast, melbourne)' +
          '; left out',
        kind: 'mended',
      },
    ]);
  });
  it.each<[string, string, string | undefined, string?]>([
    ['the only place in its city', ',auburn,NSW', 'auburn'],
    ['the only place in its city, without a state', ',Nerang,', 'gold-coast'],
    ['the only place in its state, where no city is given', ',,VIC', 'melbourne'],
    ['none, in a city without a place', ',Albury,NSW', undefined, 'no place of the site is in this city'],
    ['none, in a city of that name in another state', ',Auburn,SA', undefined, 'no place of the site is in this city'],
    ['none, in a state with several', ',,NSW', undefined, 'several places of the site are in this state'],
    ['none, in a state without', ',,TAS', undefined, 'no place of the site is in this state'],
    ['none, where the row says nothing', ',,', undefined, 'the row does not say at which of the places'],
  ])('API-05 LOC-02 is %s', async (_what, row, place, reason) => {
    const { vehicles, issues } = await read([row], BY_CITY);
    expect(vehicles[0]?.location?.slug).toBe(place);
    expect(issues.map(({ row: at, kind, reason: text }) => ({ at, kind, text }))).toEqual(
      reason === undefined ? [] : [{ at: 2, kind: 'noted', text: expect.stringContaining(reason) as string }],
    );
  });
  it('API-05 LOC-02 with locationsBy "state" is the only place of the state, for a city without one', async () => {
    const { vehicles, issues } = await read([',Geelong,VIC', ',Albury,NSW'], BY_CITY, { locationsBy: 'state' });
    expect(vehicles.map(({ location }) => location?.slug)).toEqual(['melbourne', undefined]);
    expect(issues).toMatchObject([{ row: 3, column: 'State', value: 'NSW' }]);
  });
  it('API-05 LOC-02 is that of its dealership, and a dealership that is not the place’s is a finding', async () => {
    const { vehicles, issues } = await read(['Harbour Melbourne,,', 'Harbour Perth,,'], {
      dealership: { from: 'Yard' },
    });
    expect(vehicles[0]).toMatchObject({ location: { slug: 'melbourne' }, dealership_name: 'Harbour Melbourne' });
    expect(vehicles[1]).not.toHaveProperty('dealership_slug');
    expect(issues).toMatchObject([{ row: 3, column: 'Yard', value: 'Harbour Perth', kind: 'mended' }]);
    const both = await read(['auburn,harbour-brisbane,'], { location: { from: 'Yard' }, dealership: { from: 'City' } });
    expect(both.vehicles).toMatchObject([{ location: { slug: 'auburn' }, dealership_slug: 'harbour-auburn' }]);
    expect(both.issues).toMatchObject([{ column: 'City', reason: 'dealership is not that of the location; left out' }]);
  });
  it('API-05 a row whose place is required and unknown is skipped', async () => {
    const { vehicles, issues } = await read(['Dandenong,,', 'auburn,,', ',,'], {
      location: { from: 'Yard', required: true },
    });
    expect(vehicles).toMatchObject([{ stocknum: '2' }]);
    expect(issues).toMatchObject([
      { row: 2, column: 'Yard', value: 'Dandenong', kind: 'skipped' },
      { row: 4, column: 'Yard', reason: 'no location', kind: 'skipped' },
    ]);
  });
  it('API-05 a mapping that names a place that the site has not is refused with those that it has', async () => {
    const wrong = { location: { from: 'Yard', values: { 'Yard 4': 'gold-cost' } } };
    await expect(read(['auburn,,'], wrong, { defaults: { dealership: 'harbour' } })).rejects.toThrow(
      /fields\.location\.values\.Yard 4: "gold-cost": no place.*auburn, newcastle.*did you mean "gold-coast"/,
    );
    await expect(read(['auburn,,'], wrong, { defaults: { dealership: 'harbour' } })).rejects.toThrow(
      'defaults.dealership: "harbour": no dealership',
    );
  });
  it('API-05 a mapping that says nothing of places is noted once for a site with several', async () => {
    const { vehicles, issues } = await read([',,', ',,'], {});
    expect(vehicles.map(({ location }) => location)).toEqual([undefined, undefined]);
    expect(issues).toMatchObject([{ row: 0, kind: 'noted', reason: expect.stringContaining('"location"') as string }]);
    expect((await read([',,'], {}, { locationsBy: 'none' })).issues).toEqual([]);
    const named = await read([',,'], {}, { defaults: { location: 'brisbane' } });
    expect(named.vehicles).toMatchObject([{ location: { slug: 'brisbane' }, state: 'QLD' }]);
  });
});
