import fc from 'fast-check';
import { expect, it } from 'vitest';
import { documentId, vehicleIdOf } from './documentId.js';

it('TEN-07 a vehicle is found again by the id of its document', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z][a-z-]{0,9}$/), fc.string(), (site, id) => {
      expect(vehicleIdOf(site, documentId(site, id))).toBe(id);
    }),
  );
});
