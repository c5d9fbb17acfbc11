import { beforeEach, describe, expect, it } from 'vitest';
import { keepPages, keptPages } from './keptPages.js';

const KEY = 'forecourt:listing-pages';
const kept = { choice: '{}', pages: { 0: [{ id: 'a' }], 1: [{ id: 'b' }] } };
const put = (state: unknown) => sessionStorage.setItem(KEY, JSON.stringify({ version: 1, site: 'harbour', state }));

beforeEach(() => sessionStorage.clear());

describe('pages for the way back', () => {
  it('SRCH-10 are there in the same tab and site', () => {
    keepPages('harbour', kept);
    expect(keptPages('harbour')).toEqual(kept);
    expect(keptPages('wattle')).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  it('SRCH-10 are not kept where they are more than is read again', () => {
    keepPages('harbour', kept);
    keepPages('harbour', { choice: 'long', pages: { 0: [{ id: 'x'.repeat(1_000_000) }] } });
    expect(keptPages('harbour')).toEqual(kept);
  });

  it.each([
    ['no JSON', () => sessionStorage.setItem(KEY, '{')],
    ['nothing', () => put(null)],
    ['a hit that is none', () => put({ ...kept, pages: { 0: [null] } })],
    ['a page that is none', () => put({ ...kept, pages: { __proto__x: [] } })],
    ['an id that is none', () => put({ ...kept, pages: { 0: [{ id: 7 }] } })],
    ['a choice that is none', () => put({ ...kept, choice: 7 })],
    ['4 MB', () => sessionStorage.setItem(KEY, 'x'.repeat(4_000_000))],
  ])('are none where the tab holds %s', (_what, prepare) => {
    prepare();
    expect(keptPages('harbour')).toBeUndefined();
  });
});
