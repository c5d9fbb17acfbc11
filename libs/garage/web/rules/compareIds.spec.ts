import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isId } from './storedGarage.js';
import { comparePath, parseIds } from './compareIds.js';

const idsOf = (path: string, limit = 4) => parseIds(new URL(path, 'http://site').searchParams, limit);

it('SAVE-07 a comparison comes back from its address', () => {
  const ids = fc.uniqueArray(fc.string({ unit: 'binary', maxLength: 20 }).filter(isId), { maxLength: 4 });
  fc.assert(
    fc.property(ids, (list) => {
      expect(
        idsOf(
          comparePath(
            '/compare',
            list.map((id) => ({ id })),
          ),
        ),
      ).toEqual(list);
    }),
  );
});

it.each([
  ['/compare', []],
  ['/compare?ids=', []],
  ['/compare?ids=a,a,b', ['a', 'b']],
  ['/compare?ids=a,b,c,d,e', ['a', 'b', 'c', 'd']],
  ['/compare?ids=a%2Cb', ['a', 'b']],
  ['/compare?ids=`]||x,b', ['b']],
])('SAVE-07 of %s only ids are taken, each once, up to the limit', (path, ids) => {
  expect(idsOf(path)).toEqual(ids);
});
