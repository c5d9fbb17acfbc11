import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildRadixTree } from './radixTree.js';
import { findNear, isNear } from './typoWalk.js';

const treeOf = (words: readonly string[]) => buildRadixTree([...new Set(words)].sort().map((word) => `${word}\0`));

function found(words: readonly string[], term: string, cost: number, isPrefix: boolean): string[] {
  const tree = treeOf(words);
  return findNear(tree, term, cost, cost, isPrefix)
    .flatMap((ref) => tree.words.slice(...(ref < 0 ? [~ref, ~ref + 1] : [tree.from[ref], tree.to[ref]])))
    .map((word) => word.slice(0, -1));
}

/** Edits between two words, written out as the textbook has it; the first two letters are never exchanged. */
function edits(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (_, j) => i + j));
  const at = (i: number, j: number): number => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      let cost = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1));
      if (i > 1 && j > 2 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) cost = Math.min(cost, at(i - 2, j - 2) + 1);
      (table[i] as number[])[j] = cost;
    }
  }
  return at(a.length, b.length);
}

const word = fc.stringMatching(/^[abc]{1,7}$/);

describe('findNear', () => {
  it.each([
    ['toyta', 'toyota'],
    ['tyota', 'toyota'],
    ['corola', 'corolla'],
    ['hyundia', 'hyundai'],
    ['volkswagon', 'volkswagen'],
    ['suburu', 'subaru'],
    ['xtoyota', 'toyota'],
  ])('finds what %s was meant to be', (term, meant) => {
    expect(found([meant, 'mazda', 'kia'], term, 1, false)).toEqual([meant]);
  });

  it('finds words that begin with the term, also with an edit in it', () => {
    expect(found(['sport', 'sports', 'sportage', 'sprint'], 'spor', 0, true).sort()).toEqual([
      'sport',
      'sportage',
      'sports',
    ]);
    expect(found(['sport', 'sports', 'sportage'], 'sprot', 1, true).sort()).toEqual(['sport', 'sportage', 'sports']);
  });

  it('counts two for an exchange of the first two letters, as Typesense does', () => {
    expect(found(['mazda'], 'amzda', 1, false)).toEqual([]);
    expect(found(['mazda'], 'amzda', 2, false)).toEqual(['mazda']);
  });

  it('finds nothing in no words and nothing for no term', () => {
    expect(found([], 'a', 0, true)).toEqual([]);
    expect(found(['a'], '', 0, true)).toEqual([]);
  });

  it('finds whole words exactly and only at their distance', () => {
    fc.assert(
      fc.property(
        fc.array(word, { minLength: 1, maxLength: 40 }),
        word,
        fc.integer({ min: 0, max: 2 }),
        (words, term, cost) => {
          const result = found(words, term, cost, false);
          for (const item of result) if (item.length <= 5) expect(edits(term, item), `${term} ${item}`).toBe(cost);
          if (cost === 0) expect(result).toEqual(words.includes(term) ? [term] : []);
        },
      ),
    );
  });

  it('finds every word that begins with the term', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), word, (words, term) => {
        const begins = [...new Set(words)].filter((item) => item.startsWith(term));
        expect(found(words, term, 0, true).sort()).toEqual(begins.sort());
      }),
    );
  });

  it('finds a word for every single slip of the fingers behind its second letter', () => {
    const name = fc.stringMatching(/^[a-z]{4,9}$/);
    const slip = fc.record({
      at: fc.nat(),
      letter: fc.stringMatching(/^[a-z]$/),
      kind: fc.constantFrom('drop', 'add', 'swap'),
    });
    fc.assert(
      fc.property(name, slip, fc.array(name, { maxLength: 20 }), (meant, { at, letter, kind }, others) => {
        const i = 2 + (at % (meant.length - 2));
        const typed =
          kind === 'drop'
            ? meant.slice(0, i) + meant.slice(i + 1)
            : kind === 'add'
              ? meant.slice(0, i) + letter + meant.slice(i)
              : meant.slice(0, i) + (meant[i + 1] ?? '') + (meant[i] ?? '') + meant.slice(i + 2);
        fc.pre(edits(typed, meant) === 1);
        expect(found([meant, ...others], typed, 1, false)).toContain(meant);
      }),
    );
  });
});

describe('isNear', () => {
  it('compares one word with another', () => {
    expect(isNear('corola', 'corolla', 1, false)).toBe(true);
    expect(isNear('corola', 'corolla', 0, false)).toBe(false);
    expect(isNear('cor', 'corolla', 0, true)).toBe(true);
  });
});
