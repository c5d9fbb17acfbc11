import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrangedBy, deedOf, deedText, ORDER_DEEDS, orderOf, orderText } from './orderLists.js';

const rows = [
  { key: 'search/home-hero', isShown: true },
  { key: 'offers/home', isShown: false },
  { key: '2', isShown: true },
];
const keysOf = (list: readonly { readonly key: string }[]) => list.map(({ key }) => key);

describe('a list that is arranged', () => {
  it('is posted as text and read again', () => {
    expect(orderText(rows)).toBe('+search/home-hero\n-offers/home\n+2');
    expect(orderOf(orderText(rows))).toEqual(rows);
    expect(orderOf(orderText(rows).replaceAll('\n', '\r\n'))).toEqual(rows);
    expect(orderOf('')).toEqual([]);
    expect(orderOf('no line\n+')).toEqual([]);
  });

  it('moves an item by one place, and not beyond the ends', () => {
    const after = arrangedBy(rows, { deed: 'up', key: '2' });
    expect(keysOf(after)).toEqual(['search/home-hero', '2', 'offers/home']);
    expect(keysOf(arrangedBy(after, { deed: 'down', key: '2' }))).toEqual(keysOf(rows));
    expect(arrangedBy(rows, { deed: 'down', key: '2' })).toBe(rows);
    expect(arrangedBy(rows, { deed: 'up', key: 'search/home-hero' })).toBe(rows);
    expect(arrangedBy(rows, { deed: 'up', key: '__proto__' })).toBe(rows);
  });

  it('hides an item and shows it again', () => {
    const after = arrangedBy(rows, { deed: 'toggle', key: 'offers/home' });
    expect(after[1]).toEqual({ key: 'offers/home', isShown: true });
    expect(arrangedBy(after, { deed: 'toggle', key: 'offers/home' })).toEqual(rows);
  });

  it('keeps every item, whatever is done', () => {
    const deed = fc.record({ deed: fc.constantFrom(...ORDER_DEEDS), key: fc.constantFrom(...keysOf(rows), 'other') });
    fc.assert(
      fc.property(fc.array(deed), (deeds) => {
        const after = deeds.reduce<ReturnType<typeof orderOf>>(arrangedBy, rows);
        expect(keysOf(after).toSorted()).toEqual(keysOf(rows).toSorted());
      }),
    );
  });

  it.each(['up:search/home-hero', 'toggle:a:b', 'down:'])('reads %s as it was posted', (text) => {
    const found = deedOf(text);
    expect(found && deedText(found)).toBe(text);
  });
  it.each(['publish', 'constructor:a', '__proto__', ''])('reads no deed from %j', (text) => {
    expect(deedOf(text)).toBeUndefined();
  });
});
