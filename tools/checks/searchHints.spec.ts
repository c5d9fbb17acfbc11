import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readPlainWords, type OwnWords } from '../../libs/search/web/rules/plainWords.ts';

const FILE = path.join(import.meta.dirname, '../../dealers/aurora-zh/site.json');

describe('what the search field of the Chinese site proposes', () => {
  it('SRCH-03 is understood: its colour is chosen, and the model is searched for', () => {
    const { words, search } = JSON.parse(readFileSync(FILE, 'utf8')) as {
      words: Record<string, string>;
      search: { ownWords: OwnWords[] };
    };
    const { 'search.hint': hint = '', 'search.hero.hint': hero = '' } = words;
    expect(hero).toContain(`“${hint}”`);
    expect(readPlainWords(hint, { offersNear: false, ownWords: search.ownWords })).toEqual({
      query: 'Atto 3',
      facets: { colour: ['White'] },
      ranges: {},
    });
  });
});
