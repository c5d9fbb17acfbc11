import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLeftHere, keptPlace } from './keptPlace.js';

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
  it('SRCH-10 is known before there is a store, and counts at its own entry of the history alone', () => {
    keep(place);
    expect(keptPlace('harbour')).toEqual(place);
    expect(isLeftHere(keptPlace('harbour'))).toBe(true);
    history.replaceState({ key: 'two' }, '');
    expect(isLeftHere(keptPlace('harbour'))).toBe(false);
  });

  it.each(['reload', 'navigate'])('is not asked for by a %s', (type) => {
    keep(place);
    came(type);
    expect(isLeftHere(keptPlace('harbour'))).toBe(false);
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
    expect(keptPlace('harbour')).toBeUndefined();
  });
});
