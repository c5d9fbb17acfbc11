import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dictionary } from './dictionary.js';
import { introSort } from './introSort.js';

function dictionaryOf(counts: Readonly<Record<string, number>>): Dictionary {
  const dictionary = new Dictionary();
  for (const [word, count] of Object.entries(counts)) dictionary.setFrequency(dictionary.add(word), count);
  return dictionary;
}

const all = () => true;
const candidates = (dictionary: Dictionary, term: string, cost: number, isPrefix: boolean, limit = 10) =>
  dictionary.candidates(term, cost, isPrefix, limit, all, new Set());

describe('Dictionary', () => {
  it('names the word itself first and the others by the number of their documents', () => {
    const dictionary = dictionaryOf({ sport: 5, sports: 9, sportage: 7, spot: 50 });
    expect(candidates(dictionary, 'sport', 0, true)).toEqual(['sport', 'sports', 'sportage']);
    expect(candidates(dictionary, 'spor', 0, true)).toEqual(['sports', 'sportage', 'sport']);
    expect(candidates(dictionary, 'sport', 1, false)).toEqual(['spot', 'sports']);
    expect(candidates(dictionary, 'spor', 0, true, 2)).toEqual(['sports', 'sportage']);
  });

  it('forgets a word without documents and knows it again', () => {
    const dictionary = dictionaryOf({ ute: 1, van: 2 });
    const id = dictionary.idOf('ute') as number;
    dictionary.setFrequency(id, 0);
    expect(candidates(dictionary, 'ut', 0, true)).toEqual([]);
    expect(candidates(dictionary, 'ute', 0, false)).toEqual([]);
    dictionary.setFrequency(id, 1);
    expect(candidates(dictionary, 'ut', 0, true)).toEqual(['ute']);
  });

  it('takes no word twice and none that is not accepted, but always the word itself', () => {
    const dictionary = dictionaryOf({ kia: 3, kona: 2, kuga: 1 });
    const taken = new Set(['kona']);
    expect(dictionary.candidates('k', 0, true, 10, all, taken)).toEqual(['kia', 'kuga']);
    expect([...taken].sort()).toEqual(['kia', 'kona', 'kuga']);
    expect(dictionary.candidates('kia', 0, true, 10, () => false, new Set())).toEqual(['kia']);
  });

  it('prefers a word with a unique beginning to a more frequent one that shares its beginning with many', () => {
    const shared = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`xa${i}`, 90 + i]));
    // five words part at their second letter; the nine behind `xa` are opened when those are used up
    const dictionary = dictionaryOf({ ...shared, xb: 1, xc: 2, xd: 3, xe: 4 });
    expect(candidates(dictionary, 'x', 0, true, 1)).toEqual(['xe']);
  });

  it('looks at the most frequent of the words with unique beginnings', () => {
    const dictionary = dictionaryOf({ xb: 1, xc: 2, xd: 3, xe: 4, xf: 5, xg: 6 });
    expect(candidates(dictionary, 'x', 0, true, 1)).toEqual(['xg']);
  });

  it('counts letters outside ASCII by their bytes', () => {
    const dictionary = dictionaryOf({ лада: 1 });
    expect(candidates(dictionary, 'лад', 0, true)).toEqual(['лада']);
    expect(candidates(dictionary, 'лоада', 2, false)).toEqual(['лада']);
  });

  it('finds all words that begin with or contain a term', () => {
    const word = fc.stringMatching(/^[ab]{1,6}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, (words, term) => {
        const dictionary = dictionaryOf(Object.fromEntries(words.map((item) => [item, 1])));
        const named = (ids: readonly number[]) => ids.map((id) => dictionary.words[id] as string).sort();
        expect(named(dictionary.beginningWith(term))).toEqual(words.filter((item) => item.startsWith(term)).sort());
        expect(named(dictionary.containing(term, 99, 99))).toEqual(words.filter((item) => item.includes(term)).sort());
        expect([...candidates(dictionary, term, 0, true, 1000)].sort()).toEqual(
          words.filter((item) => item.startsWith(term)).sort(),
        );
      }),
    );
  });
});

describe('introSort', () => {
  it('sorts any list and keeps its items', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(30), { maxLength: 300 }), (items) => {
        const sorted = [...items];
        introSort(sorted, (a, b) => a > b);
        expect(sorted).toEqual([...items].sort((a, b) => b - a));
      }),
    );
  });
});
