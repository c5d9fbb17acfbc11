import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { licenceLine, placeLicences } from './licences.js';
import { siteConfigWords } from './words/siteConfigWords.js';

const say = wordsOf({ config: {} }, siteConfigWords);

const licence = { label: 'Lic. No. MD', number: '71425', state: 'NSW' } as const;

describe('licences', () => {
  it('LOC-02 are printed with their kind, if it is given, label, number and state', () => {
    expect(licenceLine(licence, say)).toBe('Lic. No. MD 71425 (NSW)');
    expect(licenceLine({ ...licence, scheme: 'Motor dealer licence' }, say)).toBe(
      'Motor dealer licence: Lic. No. MD 71425 (NSW)',
    );
  });
  it('LOC-02 of a place are its own and its repairer’s', () => {
    expect(placeLicences({ licence, motor_vehicle_repairer: 'MVRL 5512' }, say)).toEqual([
      'Lic. No. MD 71425 (NSW)',
      'Motor vehicle repairer: MVRL 5512',
    ]);
    expect(placeLicences({}, say)).toEqual([]);
  });
});
