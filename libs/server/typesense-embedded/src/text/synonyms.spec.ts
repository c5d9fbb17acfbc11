import { describe, expect, it } from 'vitest';
import { synonymQueries, type SynonymRule } from './synonyms.js';

const rule = (from: string, ...to: string[]): SynonymRule => ({
  from: from.split(' '),
  to: to.map((text) => text.split(' ')),
});
const read = (q: string, rules: SynonymRule[], options = {}) =>
  synonymQueries(q.split(' '), rules, options).map((words) => words.join(' '));

describe('synonymQueries', () => {
  it('replaces words by each of their synonyms', () => {
    expect(read('red ute', [rule('ute', 'pickup', 'utility')])).toEqual(['red pickup', 'red utility']);
    expect(read('red ute', [])).toEqual([]);
    expect(read('red van', [rule('ute', 'pickup')])).toEqual([]);
  });

  it('replaces several words by one and one by several', () => {
    expect(read('vw golf', [rule('vw', 'volks wagen')])).toEqual(['volks wagen golf']);
    expect(read('land cruiser prado', [rule('land cruiser', 'landcruiser')])).toEqual(['landcruiser prado']);
  });

  it('goes on from what came of a synonym and ends when rules feed each other', () => {
    expect(read('ute', [rule('ute', 'pickup'), rule('pickup', 'truck')])).toEqual(['pickup']);
    expect(read('vw auto', [rule('vw', 'volkswagen'), rule('auto', 'automatic')])).toEqual(['volkswagen automatic']);
    expect(read('a', [rule('a', 'b'), rule('b', 'a')])).toEqual(['b']);
  });

  it('takes beginnings and typos of the replaced words where the options allow it', () => {
    const rules = [rule('utility', 'ute')];
    expect(read('util', rules)).toEqual([]);
    expect(read('util', rules, { prefix: true })).toEqual(['ute']);
    expect(read('utilty', rules, { numTypos: 1 })).toEqual(['ute']);
    expect(read('utlity', rules, { numTypos: 0 })).toEqual([]);
  });
});
