import { expect, it } from 'vitest';
import { searchChange } from './searchChange.js';

const BEFORE = new Map([
  ['group', 'group'],
  ['auburn', 'group'],
  ['wattle', 'wattle'],
]);
const after = (slug: string, owner: string | undefined) => {
  const now = new Map([...BEFORE].filter(([other]) => other !== slug));
  return owner === undefined ? now : now.set(slug, owner);
};

it('TEN-03 a change of a dealer asks for its own stock alone, and for no key', () => {
  expect(searchChange(['wattle', 'wattle'], BEFORE, BEFORE)).toEqual({
    keys: { come: [], gone: [] },
    stocks: { stocks: ['wattle'], gone: [] },
  });
  // its terms may be those of the stock that it shows
  expect(searchChange(['auburn'], BEFORE, BEFORE).stocks).toEqual({ stocks: ['group'], gone: [] });
});

it('TEN-03 a dealer that comes has a key and a stock', () => {
  expect(searchChange(['acacia'], BEFORE, after('acacia', 'acacia'))).toEqual({
    keys: { come: [{ slug: 'acacia', stockOwner: 'acacia' }], gone: [] },
    stocks: { stocks: ['acacia'], gone: [] },
  });
});

it('TEN-03 one that goes takes both along, and one that never ran nothing', () => {
  expect(searchChange(['wattle', 'unknown'], BEFORE, after('wattle', undefined))).toEqual({
    keys: { come: [], gone: [{ slug: 'wattle', stockOwner: 'wattle' }] },
    stocks: { stocks: [], gone: ['wattle'] },
  });
});

it('TEN-07 one that shows another stock has another key, and loses the one before', () => {
  expect(searchChange(['auburn'], BEFORE, after('auburn', 'auburn'))).toEqual({
    keys: { come: [{ slug: 'auburn', stockOwner: 'auburn' }], gone: [{ slug: 'auburn', stockOwner: 'group' }] },
    stocks: { stocks: ['group', 'auburn'], gone: [] },
  });
  expect(searchChange(['wattle'], BEFORE, after('wattle', 'group')).stocks).toEqual({
    stocks: ['group'],
    gone: ['wattle'],
  });
});
