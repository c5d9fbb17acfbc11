import { describe, expect, it, vi } from 'vitest';
import type { VehicleDocument } from '@forecourt/vehicle';
import type { SearchAnswer, SearchParameters } from './searchGateway.js';
import { findVehiclesByIds } from './vehiclesByIds.js';

const answer = (ids: readonly string[], rest: object = {}) =>
  ({
    found: ids.length,
    hits: ids.map((id) => ({ document: { id } as VehicleDocument })),
    ...rest,
  }) as unknown as SearchAnswer;
const searchOf = (...answers: readonly SearchAnswer[]) => {
  const multiSearch = vi.fn((_searches: readonly SearchParameters[]) => Promise.resolve(answers as never));
  return { multiSearch, asked: () => multiSearch.mock.calls.flatMap(([searches]) => searches) };
};

describe('vehicles by their ids', () => {
  it('TEN-07 asks for nothing else, whatever an id says', async () => {
    const search = searchOf(answer([]));
    await findVehiclesByIds(search, ['H1', '`]||site:=`other']);
    expect(search.asked().map((asked) => asked['filter_by'])).toEqual(['id:=[`H1`]']);
  });

  it('SAVE-07 asks for a long list by several searches of one multi-search, and for none by none', async () => {
    const search = searchOf(answer([]));
    await findVehiclesByIds(
      search,
      Array.from({ length: 90 }, (_, index) => `H${index}`),
    );
    expect(search.multiSearch).toHaveBeenCalledOnce();
    expect(search.asked().map((asked) => asked['per_page'])).toEqual([40, 40, 40]);
    await findVehiclesByIds(search, []);
    expect(search.multiSearch).toHaveBeenCalledOnce();
  });

  it('SAVE-07 keeps the requested order and leaves out what is not shown', async () => {
    const search = searchOf(answer(['b', 'c']), answer(['a']));
    const found = await findVehiclesByIds(search, ['a', 'gone', 'b', 'c']);
    expect(found.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });

  it('a refused search is a failure, not an empty list', async () => {
    await expect(findVehiclesByIds(searchOf(answer([], { error: 'no' })), ['a'])).rejects.toThrow('no');
  });
});
