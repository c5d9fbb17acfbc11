import { describe, expect, it } from 'vitest';
import type { VehicleDocument } from '@forecourt/vehicle';
import { planVehicles, readVehicles } from './vehicleSearch.js';

const answer = (ids: string[]) => ({
  found: ids.length,
  out_of: 9,
  page: 1,
  facet_counts: [],
  hits: ids.map((id) => ({ document: { id } as VehicleDocument })),
});

describe('reading vehicles by id', () => {
  it('TEN-07 asks for documents of this site alone, whatever an id says', () => {
    const [search] = planVehicles('harbour', ['H1', '`]||site:=`other']);
    expect(search?.['filter_by']).toBe('id:=[`harbour-H1`]');
  });

  it('SAVE-07 long lists become several searches of one multi-search', () => {
    const ids = Array.from({ length: 90 }, (_, index) => `H${index}`);
    expect(planVehicles('harbour', ids).map((search) => search['per_page'])).toEqual([40, 40, 40]);
    expect(planVehicles('harbour', [])).toEqual([]);
  });

  it('SAVE-07 keeps the order that was asked for and leaves out what is not shown', () => {
    const answers = [answer(['harbour-b', 'harbour-c']), answer(['harbour-a'])];
    expect(readVehicles(answers, 'harbour', ['a', 'gone', 'b', 'c']).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('a refused search is a failure, not an empty list', () => {
    expect(() => readVehicles([{ ...answer([]), error: 'no' }], 'harbour', ['a'])).toThrow('no');
  });
});
