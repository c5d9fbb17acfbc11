import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareEquipment, comparedDetails } from './comparedDetails.js';
import { vehicleWords } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';

const sayVehicle = wordsOf({ config: {} }, vehicleWords);

describe('equipment of compared vehicles', () => {
  it('SAVE-07 is what one has and another lacks, apart from what all have', () => {
    expect(
      compareEquipment([
        ['Sunroof', 'Cruise control'],
        ['cruise  Control', 'Tow bar'],
      ]),
    ).toEqual({
      shared: ['Cruise control'],
      differing: [
        { label: 'Sunroof', has: [true, false] },
        { label: 'Tow bar', has: [false, true] },
      ],
    });
  });

  it('SAVE-07 says of a vehicle without a list that nothing is known, not that it lacks everything', () => {
    expect(compareEquipment([['Sunroof'], undefined])).toEqual({ shared: ['Sunroof'], differing: [] });
    expect(compareEquipment([['Sunroof'], undefined, ['Tow bar']]).differing).toEqual([
      { label: 'Sunroof', has: [true, undefined, false] },
      { label: 'Tow bar', has: [false, undefined, true] },
    ]);
    expect(compareEquipment([undefined, undefined])).toEqual({ shared: [], differing: [] });
  });

  it('SAVE-07 names everything once, for every vehicle', () => {
    const list = fc.option(fc.array(fc.constantFrom('A', 'a', ' B ', 'constructor', '__proto__', '')), {
      nil: undefined,
    });
    fc.assert(
      fc.property(fc.array(list, { minLength: 1, maxLength: 4 }), (lists) => {
        const { shared, differing } = compareEquipment(lists);
        const labels = [...shared, ...differing.map(({ label }) => label)].map((label) => label.toLowerCase());
        expect(new Set(labels).size).toBe(labels.length);
        for (const { has } of differing) {
          expect(has).toHaveLength(lists.length);
          expect(has).toContain(true);
          expect(has).toContain(false);
        }
      }),
    );
  });
});

describe('details of a compared vehicle', () => {
  it('SAVE-07 have an ANCAP rating with its year alone, a warranty, and each piece of equipment once', () => {
    expect(
      comparedDetails(
        {
          features: ['Sunroof', 'Tow bar'],
          standard_equipment: ['tow bar', 'Airbags'],
          variant: { ancaprating: 5, ancap_year: 2022, warranty_years: 5 },
        },
        sayVehicle,
      ),
    ).toEqual({ ancap: '5 stars (2022)', warranty: '5 years', equipment: ['Sunroof', 'Tow bar', 'Airbags'] });
    expect(comparedDetails({ variant: { ancaprating: 5, warranty_years: 1 } }, sayVehicle)).toEqual({
      warranty: '1 year',
    });
  });
});
