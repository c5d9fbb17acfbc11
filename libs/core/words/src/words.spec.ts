import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defineWords,
  faultsOf,
  PLAIN,
  plainWordsOf,
  textOfIssue,
  textsOf,
  wordsOf,
  type CompiledMessage,
} from './index.js';
import { compileWord, valuesOf } from './compile.js';

const compiled = (text: string): CompiledMessage => {
  const word = compileWord(text);
  if ('fault' in word) throw new Error(word.fault);
  return word.message;
};

const words = defineWords<{
  more: null;
  pageOf: { page: number; pages: number };
  found: { count: number };
  by: { kind: string; name: string };
}>('sample', {
  more: compiled('More offers'),
  pageOf: compiled('Page {page} of {pages}'),
  found: compiled('{count, plural, =0 {No vehicles} one {# vehicle} other {# vehicles}}'),
  by: compiled('{kind, select, person {{name}, in person} other {the team of {name}}}'),
});

describe('words of a library', () => {
  it('reads a message, with its values and the plural of their number', () => {
    const say = wordsOf({ config: {} }, words);
    expect(say('more')).toBe('More offers');
    expect(say('pageOf', { page: 2, pages: 7 })).toBe('Page 2 of 7');
    expect([0, 1, 2, 1234].map((count) => say('found', { count }))).toEqual([
      'No vehicles',
      '1 vehicle',
      '2 vehicles',
      '1,234 vehicles',
    ]);
    expect(say('by', { kind: 'person', name: 'Kim' })).toBe('Kim, in person');
    expect(say('by', { kind: 'x', name: 'Harbour' })).toBe('the team of Harbour');
  });

  it('TEN-03 a dealer’s own words replace those of their key alone, on its site alone', () => {
    const config = { words: { 'sample.more': compiled('More ways to save'), 'other.pageOf': compiled('No') } };
    const say = wordsOf({ config }, words);
    expect(say('more')).toBe('More ways to save');
    expect(say('pageOf', { page: 1, pages: 2 })).toBe('Page 1 of 2');
    expect(wordsOf({ config: {} }, words)('more')).toBe('More offers');
  });

  it('TEN-03 a site speaks its language, in its own words where it has some, and English where nothing is translated', () => {
    const config = {
      site: { language: 'zh-Hans' },
      words: { 'sample.more': compiled('更多好价') },
      translation: { 'sample.more': compiled('更多优惠'), 'sample.found': compiled('{count, plural, other {共#辆}}') },
    };
    const say = wordsOf({ config }, words);
    expect(say('more')).toBe('更多好价');
    expect(say('found', { count: 1234 })).toBe('共1,234辆');
    expect(say('pageOf', { page: 1, pages: 2 })).toBe('Page 1 of 2');
  });

  it('reads what counts nothing the same way without the code that counts', () => {
    const config = {
      site: { language: 'zh-Hans' },
      words: { 'sample.more': compiled('更多好价'), 'sample.by': compiled('{kind, select, x {{name}!} other {?}}') },
      translation: { 'sample.more': compiled('更多优惠'), 'sample.pageOf': compiled('第{page}页') },
    };
    for (const site of [{ config: {} }, { config }]) {
      const [say, plain] = [wordsOf(site, words), plainWordsOf(site, words)];
      expect(plain('more')).toBe(say('more'));
      expect(plain('pageOf', { page: 1, pages: 2 })).toBe(say('pageOf', { page: 1, pages: 2 }));
      for (const kind of ['person', 'x', 'y'])
        expect(plain('by', { kind, name: 'Kim' })).toBe(say('by', { kind, name: 'Kim' }));
    }
    expect(plainWordsOf({ config: {} }, words)('by', { kind: 'constructor', name: 'Kim' })).toBe('the team of Kim');
  });

  it('TEN-03 a text is named before its site is known, and its values may be texts as well', () => {
    const worded = textsOf(words);
    const text = worded('by', { kind: 'person', name: worded('more') });
    expect(text(PLAIN)).toBe('More offers, in person');
    const config = {
      site: { language: 'zh-Hans' },
      translation: { 'sample.more': compiled('更多优惠'), 'sample.by': compiled('{kind}：{name}') },
    };
    expect(text({ config })).toBe('person：更多优惠');
    expect(text({ config: { ...config, words: { 'sample.more': compiled('更多好价') } } })).toBe('person：更多好价');
  });

  it('TEN-03 the reason of a schema is English, and its issue has the text for a site', () => {
    const { error } = faultsOf(words)('pageOf', { page: 2, pages: 7 });
    const issue = { code: 'custom' };
    expect(error(issue)).toBe('Page 2 of 7');
    const config = { translation: { 'sample.pageOf': compiled('第{page}页，共{pages}页') } };
    expect(textOfIssue(issue)?.({ config })).toBe('第2页，共7页');
    expect(textOfIssue({ code: 'custom', text: 'No text' })).toBeUndefined();
  });

  it('keeps what it has read for a site', () => {
    const site = { config: {} };
    expect(wordsOf(site, words)).toBe(wordsOf(site, words));
  });

  it('puts a value in as it is, whatever it holds', () => {
    const say = wordsOf({ config: {} }, words);
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(say('by', { kind: 'person', name })).toBe(`${name}, in person`);
      }),
    );
  });
});

describe('compiling a message', () => {
  it('names the values and those that count', () => {
    expect([...valuesOf(compiled('{a} of {n, plural, one {# by {b}} other {{b}}}'))]).toEqual([
      ['a', { isNumber: false }],
      ['n', { isNumber: true }],
      ['b', { isNumber: false }],
    ]);
    expect(valuesOf(compiled('Plain')).size).toBe(0);
  });

  it.each([
    ['{a', /^is not a message in the ICU format: /],
    ['{n, plural, one {# vehicle}}', /^needs "other" among its choices \(one\)/],
    ['{n, plural, one {{k, select, x {y}}} other {z}}', /^needs "other" among its choices \(x\)/],
  ])('says what is wrong with %s', (text, fault) => {
    expect(compileWord(text)).toEqual({ fault: expect.stringMatching(fault) as string });
  });
});
