import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setBit, emptyBitset, toOrdinals } from '../columns/bitset.js';
import { searchText } from './searchText.js';
import { TextField } from './textField.js';
import { orderFields, parseDropTokensMode, type TextQuery, type TextQueryField } from './textQuery.js';

const options = { tokenSeparators: [], symbolsToIndex: [] };
type Values = readonly (string | readonly string[])[];

/** One field for each list; the n-th value of a list belongs to document n. */
function setUp(lists: Readonly<Record<string, Values>>, change: Partial<TextQuery> = {}) {
  const count = Math.max(...Object.values(lists).map(({ length }) => length));
  const fields = Object.entries(lists).map(([name, values], index): TextQueryField => {
    const field = new TextField(options);
    for (const [doc, value] of values.entries()) field.set(doc, value);
    return { name, field, weight: 15 - index, numTypos: 2, prefix: true, infix: 'off' };
  });
  const filter = emptyBitset(count);
  for (let doc = 0; doc < count; doc++) setBit(filter, doc);
  const base: TextQuery = {
    q: '',
    fields,
    dropTokensThreshold: 1,
    dropTokensMode: { from: 'right_to_left', mostWords: 1000 },
    typoTokensThreshold: 1,
    minLen1Typo: 4,
    minLen2Typo: 7,
    prioritizeExactMatch: true,
    prioritizeTokenPosition: false,
    prioritizeNumMatchingFields: true,
    exhaustiveSearch: false,
    textMatchType: 'max_score',
    splitJoinTokens: 'fallback',
    synonyms: [],
    filter,
    docCount: count,
  };
  return (q: string, more: Partial<TextQuery> = {}) => {
    const matches = searchText({ ...base, ...change, ...more, q });
    const docs = [...toOrdinals(matches.docs)];
    return { docs, best: [...docs].sort((a, b) => matches.rank(b) - matches.rank(a) || b - a), info: matches.info };
  };
}

const titles = [
  'Toyota Corolla',
  'Toyota Corolla Ascent',
  'Corolla for sale by Toyota',
  'Mazda CX-5',
  'Land Rover Sport',
];

describe('searchText', () => {
  const search = setUp({ title: titles });

  it('finds documents that have all words, whole values first, near words before distant ones', () => {
    expect(search('toyota corolla').best).toEqual([0, 1, 2]);
    expect(search('toyota corolla ascent').docs).toEqual([1]);
  });

  it('takes the last word for a beginning, the others not', () => {
    expect(search('toyota cor').docs).toEqual([0, 1, 2]);
    expect(search('toyo corolla', { dropTokensThreshold: 0, typoTokensThreshold: 0 }).docs).toEqual([]);
    const fields = [{ ...firstField(), prefix: false }];
    expect(search('cor', { fields, dropTokensThreshold: 0 }).docs).toEqual([]);
  });

  const firstField = (): TextQueryField => {
    const field = new TextField(options);
    for (const [doc, title] of titles.entries()) field.set(doc, title);
    return { name: 'title', field, weight: 15, numTypos: 2, prefix: true, infix: 'off' };
  };

  it('forgives typos only while too little is found and only in words of some length', () => {
    expect(search('toyta').docs).toEqual([0, 1, 2]);
    expect(search('toyta', { typoTokensThreshold: 0 }).docs).toEqual([]);
    expect(search('toyta', { minLen1Typo: 6 }).docs).toEqual([]);
    expect(search('tyta', { splitJoinTokens: 'off' }).docs).toEqual([]);
    expect(search('toyta', { fields: [{ ...firstField(), numTypos: 0 }] }).docs).toEqual([]);
    expect(search('20222', { enableTyposForNumericalTokens: false }).docs).toEqual([]);
  });

  it('prints a typo and a beginning as their cost', () => {
    expect(search('toyta').info(0).typo_prefix_score).toBe(2);
    expect(search('toyot').info(0).typo_prefix_score).toBe(1);
    expect(search('toyota').info(0)).toMatchObject({ typo_prefix_score: 0, tokens_matched: 1, num_tokens_dropped: 0 });
  });

  it('joins and splits words when nothing else is found', () => {
    expect(search('cx 5').docs).toEqual([3]);
    expect(search('landrover').docs).toEqual([4]);
    expect(search('land rover sp').docs).toEqual([4]);
    expect(search('landrover', { splitJoinTokens: 'off' }).docs).toEqual([]);
  });

  it('leaves words out from the right, then from the left, or the other way', () => {
    expect(search('corolla zzzzzz').docs).toEqual([0, 1, 2]);
    expect(search('zzzzzz mazda').docs).toEqual([3]);
    expect(search('corolla zzzzzz').info(0).num_tokens_dropped).toBe(1);
    expect(search('corolla zzzzzz', { dropTokensThreshold: 0 }).docs).toEqual([]);
    const mode = { from: 'both_sides', mostWords: 3 } as const;
    expect(search('corolla mazda', { dropTokensMode: mode }).docs).toEqual([0, 1, 2, 3]);
    expect(search('corolla mazda', { dropTokensMode: { ...mode, from: 'left_to_right' } }).docs).toEqual([3]);
    expect(search('corolla mazda').docs).toEqual([0, 1, 2]);
  });

  it('counts a word that was left out where it is there', () => {
    const drop = setUp({ title: ['red ute diesel', 'red ute petrol', 'blue van'] });
    const found = drop('red ute petrol manual');
    expect(found.docs).toEqual([1]);
    expect(drop('red diesel petrol', { dropTokensThreshold: 5 }).best.slice(0, 2).sort()).toEqual([0, 1]);
  });

  it('keeps to phrases and leaves out exclusions', () => {
    expect(search('"toyota corolla"').docs).toEqual([0, 1]);
    expect(search('corolla -ascent').docs).toEqual([0, 2]);
    expect(search('toyota -"toyota corolla"').docs).toEqual([2]);
    expect(search('-toyota').docs).toEqual([3, 4]);
    expect(search('"corolla toyota"').docs).toEqual([]);
  });

  it('finds only what the filter allows', () => {
    const filter = emptyBitset(5);
    setBit(filter, 1);
    expect(search('toyota', { filter }).docs).toEqual([1]);
    expect(search('mazda', { filter, dropTokensThreshold: 0 }).docs).toEqual([]);
  });

  it('finds words by any of their parts where `infix` allows it', () => {
    const fields = (infix: TextQueryField['infix']) => [{ ...firstField(), infix }];
    expect(search('roll', { fields: fields('off') }).docs).toEqual([]);
    expect(search('roll', { fields: fields('fallback') }).docs).toEqual([0, 1, 2]);
    expect(search('co', { fields: fields('always') }).docs).toEqual([0, 1, 2]);
    expect(search('roll', { fields: fields('always'), maxExtraPrefix: 1 }).docs).toEqual([]);
  });

  it('finds by synonyms, of one word or several', () => {
    const rule = { from: ['ute'], to: [['mazda'], ['land', 'rover']] };
    expect(search('ute', { synonyms: [rule] }).docs).toEqual([3, 4]);
    expect(search('utes', { synonyms: [rule] }).docs).toEqual([]);
    expect(search('ute', { synonyms: [{ from: ['ute'], to: [['mazdda']] }] }).docs).toEqual([]);
    expect(search('ut', { synonyms: [rule], synonymPrefix: true }).docs).toEqual([3, 4]);
  });

  it('answers queries of any length', () => {
    const long = Array.from({ length: 4000 }, (_, i) => `word${i}`).join(' ');
    expect(search(`corolla ${long}`).docs).toEqual([0, 1, 2]);
    expect(search('x'.repeat(10_000)).docs).toEqual([]);
  });
});

describe('searchText in several fields', () => {
  const lists = {
    make: ['Toyota', 'Toyota', 'Kia'],
    model: ['Corolla', 'Hilux', 'Rio'],
    title: ['Toyota Corolla Ascent', 'Hilux SR5', 'Kia Rio, traded for a Toyota'],
  };
  const search = setUp(lists);

  it('finds words in different fields', () => {
    expect(search('toyota sr5').docs).toEqual([1]);
    expect(search('kia corolla', { dropTokensThreshold: 0 }).docs).toEqual([]);
  });

  it('prefers the field with the greater weight and more fields', () => {
    expect(search('toyota').best).toEqual([0, 1, 2]);
    expect(search('toyota').info(0)).toMatchObject({ best_field_weight: 15, fields_matched: 2 });
    expect(search('toyota', { prioritizeNumMatchingFields: false }).best).toEqual([1, 0, 2]);
  });

  it('prefers a value that is the word when exact matches come first', () => {
    const named = setUp({ title: ['Rio', 'Rio Grande'] });
    expect(named('rio').best).toEqual([0, 1]);
    expect(named('rio', { prioritizeExactMatch: false }).best).toEqual([1, 0]);
  });

  it('prefers words near the beginning when their position counts', () => {
    const placed = setUp({ title: ['sunroof and tow bar', 'tow bar and sunroof'] }, { prioritizeTokenPosition: true });
    expect(placed('sunroof').best).toEqual([0, 1]);
    expect(placed('tow bar').best).toEqual([1, 0]);
  });

  it('ranks by weight or by the sum of all fields, as `textMatchType` says', () => {
    const two = setUp({ title: ['ute red', 'x'], note: ['x', 'red ute'] });
    expect(two('red ute').best).toEqual([0, 1]);
    expect(two('ute', { textMatchType: 'max_weight' }).best).toEqual([0, 1]);
    const sum = setUp({ title: ['ute', 'ute'], note: ['', 'ute'] }, { textMatchType: 'sum_score' });
    expect(sum('ute').best).toEqual([1, 0]);
  });

  it('does not take words of different array values for neighbours', () => {
    const features = setUp({ features: [['tow', 'bar'], ['tow for a bar'], ['sunroof', 'tow bar']] });
    expect(features('tow bar').best).toEqual([2, 1, 0]);
    expect(features('"tow bar"').docs).toEqual([2]);
    expect(setUp({ features: [['sunroof', 'tow'], ['sunroof blind']] })('sunroof').best).toEqual([0, 1]);
  });

  it('completes the last word first by words that are next to the one before it', () => {
    const people = setUp({ title: ['steve jobs', 'joker', 'joker again', 'steve'] }, { maxCandidates: 1 });
    expect(people('steve j', { dropTokensThreshold: 0 }).docs).toEqual([0]);
  });

  it('orders fields by weights that are not in order, from 15 down', () => {
    const fields = ['a', 'b', 'c'].map((name, i) => ({ name, weight: [2, 40, 2][i] }) as TextQueryField);
    expect(orderFields(fields).map(({ name, weight }) => `${name}${weight}`)).toEqual(['b15', 'a14', 'c14']);
    const ordered = [{ weight: 4 }, { weight: 2 }] as TextQueryField[];
    expect(orderFields(ordered)).toBe(ordered);
  });

  it('finds just the documents that have all words, whatever they say', () => {
    const word = fc.constantFrom('ab', 'ac', 'bb', 'bc', 'ca');
    const text = fc.array(word, { maxLength: 5 }).map((list) => list.join(' '));
    fc.assert(
      fc.property(
        fc.array(text, { minLength: 1, maxLength: 20 }),
        fc.array(word, { minLength: 1, maxLength: 3 }),
        (all, q) => {
          const found = setUp({ text: all })(q.join(' '), { dropTokensThreshold: 0, splitJoinTokens: 'off' }).docs;
          const expected = all.flatMap((value, doc) =>
            q.every((item) => value.split(' ').includes(item)) ? [doc] : [],
          );
          expect(found).toEqual(expected);
        },
      ),
    );
  });
});

describe('parseDropTokensMode', () => {
  it('reads what Typesense reads', () => {
    expect(parseDropTokensMode(undefined)).toEqual({ from: 'right_to_left', mostWords: 1000 });
    expect(parseDropTokensMode('both_sides:3')).toEqual({ from: 'both_sides', mostWords: 3 });
    expect(parseDropTokensMode('sideways')).toBeUndefined();
    expect(parseDropTokensMode('both_sides:x')).toBeUndefined();
  });
});
