import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoreExtra } from '@forecourt/runtime';
import { makeStore } from '@forecourt/runtime/store';
import { isLeftHere } from './keptPlace.js';
import { selectPlaceLeft } from './searchSlice.js';

/** The place that a page of a site finds. */
const placeOf = (site: string) => selectPlaceLeft(makeStore({ site } as StoreExtra, { isPersisted: true }).getState());

const came = (type: string) => vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
const place = { entry: 'one', choice: '{}', top: 1200 };
const keep = (state: unknown, rest: object = {}) =>
  sessionStorage.setItem('forecourt:search', JSON.stringify({ version: 1, site: 'harbour', state, ...rest }));

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState({ key: 'one' }, '');
  came('back_forward');
});
afterEach(() => vi.unstubAllGlobals());

describe('the place that was left on a listing', () => {
  it('SRCH-10 is known to the page’s first script, and counts at its own entry of the history alone', () => {
    keep(place);
    expect(placeOf('harbour')).toEqual(place);
    expect(isLeftHere(placeOf('harbour'))).toBe(true);
    history.replaceState({ key: 'two' }, '');
    expect(isLeftHere(placeOf('harbour'))).toBe(false);
  });

  it.each(['reload', 'navigate'])('is not restored after a %s', (type) => {
    keep(place);
    came(type);
    expect(isLeftHere(placeOf('harbour'))).toBe(false);
  });

  it.each<[string, unknown, object?]>([
    ['nothing', null],
    ['a list', []],
    ['no entry', { choice: '{}', top: 1 }],
    ['a choice that is none', { ...place, choice: 7 }],
    ['a choice of 1 MB', { ...place, choice: 'x'.repeat(900_000) }],
    ['a place that is none', { ...place, top: '1' }],
    ['another site', place, { site: 'wattle' }],
    ['an older version', place, { version: 0 }],
  ])('is none where the tab holds %s', (_what, state, rest) => {
    keep(state, rest);
    expect(placeOf('harbour')).toBeUndefined();
  });
});
