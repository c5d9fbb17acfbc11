import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { highlightDocument, type HighlightOptions } from './highlight.js';
import type { FoundWords } from './searchText.js';

const options: HighlightOptions = {
  fields: ['title', 'features'],
  fullFields: [],
  startTag: '<mark>',
  endTag: '</mark>',
  affixTokens: 4,
  snippetThreshold: 30,
  text: { tokenSeparators: [], symbolsToIndex: [] },
};

/** Words found as typed; `toyo=toyota` for a word of which only the beginning was typed. */
function words(...typed: string[]): FoundWords {
  const pairs = typed.map((item) => item.split('=') as [string, string | undefined]);
  return {
    found: new Map(
      pairs.map(([term, word = term]) => [word, { rootLength: term.length, numTypos: 0, isPrefix: word !== term }]),
    ),
    sought: pairs.map(([term]) => term),
    query: pairs.map(([term]) => term),
  };
}

const snippet = (title: string, found: FoundWords, change: Partial<HighlightOptions> = {}) =>
  highlightDocument({ id: '1', title }, found, { ...options, ...change }).highlights[0]?.snippet;

describe('highlightDocument', () => {
  it('marks words in both forms', () => {
    const found = highlightDocument({ id: '1', title: '2016 Mazda CX-5 (4X2)' }, words('cx5'), options);
    expect(found.highlights).toEqual([
      { field: 'title', matched_tokens: ['CX-5'], snippet: '2016 Mazda <mark>CX-5</mark> (4X2)' },
    ]);
    expect(found.highlight).toEqual({
      title: { matched_tokens: ['CX-5'], snippet: '2016 Mazda <mark>CX-5</mark> (4X2)' },
    });
  });

  it('marks of a longer word what was typed, without the symbol that follows', () => {
    expect(snippet('Mercedes-Benz', words('mercedes=mercedesbenz'))).toBe('<mark>Mercedes</mark>-Benz');
    expect(snippet('(Toyota)', words('toyo=toyota'))).toBe('(<mark>Toyo</mark>ta)');
    expect(snippet('Citroën', words('citroe=citroen'))).toBe('<mark>Citroë</mark>n');
  });

  it('marks a word whole that was found by a typo', () => {
    const found = {
      ...words('corola'),
      found: new Map([['corolla', { rootLength: 6, numTypos: 1, isPrefix: false }]]),
    };
    expect(snippet('Toyota Corolla', found)).toBe('Toyota <mark>Corolla</mark>');
  });

  it('marks words that were left out of the search', () => {
    const found = { ...words('toyota'), sought: ['toyota', 'diesel'] };
    expect(snippet('Toyota diesel', found)).toBe('<mark>Toyota</mark> <mark>diesel</mark>');
  });

  it('cuts a long text around the closest words', () => {
    const text = `${'far away '.repeat(20)}a red, (rare) ute! was here ${'and there '.repeat(20)}`;
    expect(snippet(text, words('rare', 'ute'), { affixTokens: 2 })).toBe(
      'a red, (<mark>rare</mark>) <mark>ute</mark>! was here',
    );
    expect(snippet(text, words('rare', 'ute'), { affixTokens: 0 })).toBe('<mark>rare</mark>) <mark>ute</mark>!');
  });

  it('gives the whole value of a field in `fullFields`', () => {
    const title = `${'x '.repeat(40)}ute ${'y '.repeat(40)}`;
    const { highlights } = highlightDocument({ id: '1', title }, words('ute'), { ...options, fullFields: ['title'] });
    expect(highlights[0]?.value).toBe(title.replace('ute', '<mark>ute</mark>'));
    expect(highlights[0]?.snippet).toBe('x x x x <mark>ute</mark> y y y y');
  });

  it('puts the field that matches best first and leaves out others', () => {
    const document = { id: '1', title: 'a red ute with tow bar', features: ['tow bar', 'sunroof', 'bar'] };
    const { highlights, highlight } = highlightDocument(document, words('tow', 'bar'), options);
    expect(highlights.map(({ field }) => field)).toEqual(['features', 'title']);
    expect(highlights[0]).toEqual({
      field: 'features',
      indices: [0, 2],
      matched_tokens: [['tow', 'bar'], ['bar']],
      snippets: ['<mark>tow</mark> <mark>bar</mark>', '<mark>bar</mark>'],
    });
    expect(highlight['features']).toEqual([
      { matched_tokens: ['tow', 'bar'], snippet: '<mark>tow</mark> <mark>bar</mark>' },
      { matched_tokens: [], snippet: 'sunroof' },
      { matched_tokens: ['bar'], snippet: '<mark>bar</mark>' },
    ]);
    expect(highlightDocument(document, words('diesel'), options)).toEqual({ highlights: [], highlight: {} });
  });

  it('marks parts of words in fields where these were sought', () => {
    expect(snippet('Toyota Corolla', words('roll'), { infixFields: ['title'] })).toBe('Toyota <mark>Corolla</mark>');
    expect(snippet('Toyota Corolla', words('roll'))).toBeUndefined();
  });

  it('changes nothing of a text but the tags', () => {
    const text = fc.array(fc.constantFrom('ute', 'red', 'x', '(van)', 'cx-5,', '4x4'), { maxLength: 60 });
    fc.assert(
      fc.property(text, fc.nat(6), fc.nat(40), (parts, affixTokens, snippetThreshold) => {
        const title = parts.join(' ');
        const change = { ...options, affixTokens, snippetThreshold, fullFields: ['title'] };
        const [found] = highlightDocument({ id: '1', title }, words('ute', 'cx5', 'van'), change).highlights;
        if (!found) return;
        const strip = (marked: string) => marked.replaceAll(/<\/?mark>/g, '');
        expect(strip(found.value ?? '')).toBe(title);
        expect(title).toContain(strip(found.snippet ?? ''));
        expect(found.snippet?.match(/<mark>/g)).toHaveLength(found.matched_tokens.length);
      }),
    );
  });
});
