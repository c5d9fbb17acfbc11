import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetPlace, keepPlace, placeLeftHere } from './leftPlace.js';

const came = (type: string) => vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
const KEY = 'forecourt:left-listing';
const place = { choice: '{}', pages: { 0: [{ id: 'a' }], 1: [{ id: 'b' }] }, top: 1200 };

describe('the place that was left on a listing', () => {
  beforeEach(() => {
    sessionStorage.clear();
    history.replaceState({ key: 'one' }, '');
    came('back_forward');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('SRCH-10 is found at its own entry of the history alone, until it is forgotten', () => {
    keepPlace(place);
    expect(placeLeftHere()).toEqual({ ...place, entry: 'one' });
    history.replaceState({ key: 'two' }, '');
    expect(placeLeftHere()).toBeUndefined();
    history.replaceState({ key: 'one' }, '');
    forgetPlace();
    expect(placeLeftHere()).toBeUndefined();
  });

  it.each(['reload', 'navigate'])('is not asked for by a %s', (type) => {
    keepPlace(place);
    came(type);
    expect(placeLeftHere()).toBeUndefined();
  });

  it.each([
    'no JSON',
    'null',
    '[]',
    JSON.stringify({ entry: 'one', choice: '{}', pages: { 0: [null] }, top: 1 }),
    JSON.stringify({ entry: 'one', choice: '{}', pages: { __proto__x: [] }, top: 1 }),
    JSON.stringify({ entry: 'one', choice: '{}', pages: { 0: [{ id: 7 }] }, top: 1 }),
    JSON.stringify({ entry: 'one', choice: 7, pages: {}, top: '1' }),
    `"${'x'.repeat(5_000_000)}"`.slice(0, 4_000_000),
  ])('is none where the storage holds something else (%#)', (text) => {
    sessionStorage.setItem(KEY, text);
    expect(placeLeftHere()).toBeUndefined();
  });
});
