import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { defineWords, translated, wordsOf } from '@forecourt/words';
import { compileWord } from '@forecourt/words/compile';
import { ConfigError, resolveConfig } from '../resolve.js';
import { defineSection } from '../section.js';
import { sectionRef } from '../sectionRef.js';
import { withWords, wordsConfig } from './words.js';

const message = (text: string) => {
  const word = compileWord(text);
  return 'message' in word ? word.message : [];
};
const catalogue = defineWords<{ more: null; pageOf: { page: string; pages: string }; found: { count: number } }>(
  'offers',
  {
    more: message('More offers'),
    pageOf: message('Page {page} of {pages}'),
    found: message('{count, plural, one {# offer} other {# offers}}'),
  },
);
const languageConfig = defineSection(sectionRef('site'), {
  schema: z.strictObject({ language: z.string().optional() }),
  defaults: {},
});
const resolved = (...layers: readonly Record<string, unknown>[]) =>
  resolveConfig(
    [wordsConfig([catalogue])],
    layers.map((words, index) => ({ name: index === 0 ? 'template' : 'dealer', values: { words } })),
  );
function problemsOf(words: Record<string, unknown>): readonly string[] {
  try {
    resolved({}, words);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('own words of a site', () => {
  it('words with the same text share one schema between templates, and say what they replace', () => {
    const shapeOf = (section: { schema: z.ZodType }) => (section.schema as z.ZodObject).shape;
    const [one, another] = [shapeOf(wordsConfig([catalogue])), shapeOf(wordsConfig([catalogue]))];
    expect(one['offers.more']).toBe(another['offers.more']);
    expect((one['offers.pageOf'] as z.ZodType).description).toBe('In place of: Page {page} of {pages}');
  });

  it('TEN-03 a dealer’s words win over the template’s, each key alone, and null brings the library’s back', () => {
    const { values: config, explain } = resolved(
      { 'offers.more': 'More to save', 'offers.found': '{count, plural, one {one deal} other {# deals}}' },
      { 'offers.found': null, 'offers.pageOf': '{page}/{pages}' },
    );
    const say = wordsOf({ config }, catalogue);
    expect(say('more')).toBe('More to save');
    expect(say('found', { count: 2 })).toBe('2 offers');
    expect(say('pageOf', { page: '1', pages: '3' })).toBe('1/3');
    expect(explain('words', 'offers.more')).toBe('template');
  });

  it('TEN-03 a site in another language says the translation, and the dealer’s words in place of it', () => {
    const inChinese = translated(catalogue, {
      'zh-Hans': { more: message('更多优惠'), pageOf: message('第{page}页'), found: message('{count}个优惠') },
    });
    const { values: config } = resolveConfig(
      [languageConfig, wordsConfig([inChinese])],
      [
        { name: 'template', values: { words: { 'offers.more': 'More to save', 'offers.found': '{count} deals' } } },
        { name: 'dealer', values: { site: { language: 'zh-Hans' }, words: { 'offers.found': '共{count}个' } } },
      ],
    );
    const say = wordsOf({ config }, catalogue);
    expect(say('more')).toBe('更多优惠');
    expect(say('found', { count: 2 })).toBe('共2个');
    expect(say('pageOf', { page: '1', pages: '3' })).toBe('第1页');
    expect(resolved({}).values).not.toHaveProperty('translation');
  });

  it('TEN-03 words are options for the catalogues of sections and for those of every site', () => {
    const mails = defineWords<{ hello: { name: string } }>('mails', { hello: message('Hello {name},') });
    const all = withWords([{ ...languageConfig, words: catalogue }], [mails]);
    const { values: config } = resolveConfig(all, [
      { name: 'dealer', values: { words: { 'mails.hello': 'Dear {name},', 'offers.more': 'More to save' } } },
    ]);
    expect(wordsOf({ config }, mails)('hello', { name: 'Kim' })).toBe('Dear Kim,');
    expect(wordsOf({ config }, catalogue)('more')).toBe('More to save');
    expect(() => resolveConfig(all, [{ name: 'dealer', values: { words: { 'mails.hello': 'Dear {nam},' } } }])).toThrow(
      'words.mails.hello: has no value {nam}; it may use {name}',
    );
  });

  it('TEN-03 a site in another language says theirs in it, too', () => {
    const inChinese = translated(defineWords<{ hello: null }>('mails', { hello: message('Hello') }), {
      'zh-Hans': { hello: message('您好') },
    });
    const { values: config } = resolveConfig(withWords([languageConfig], [catalogue, inChinese]), [
      { name: 'dealer', values: { site: { language: 'zh-Hans' } } },
    ]);
    expect(wordsOf({ config }, inChinese)('hello')).toBe('您好');
  });

  it.each([
    [{ 'offers.mroe': 'x' }, /^dealer: words\.offers\.mroe: is not an option.*"offers\.more"/],
    [{ 'offers.more': 'More of {make}' }, 'dealer: words.offers.more: has no value {make}; it may use none'],
    [{ 'offers.pageOf': '{side}' }, 'dealer: words.offers.pageOf: has no value {side}; it may use {page}, {pages}'],
    [
      { 'offers.pageOf': '{page, plural, other {#}}' },
      'dealer: words.offers.pageOf: {page} is no number here, and has no plural',
    ],
    [{ 'offers.found': '{count, plural, one {x}}' }, /^dealer: words\.offers\.found: needs "other" among/],
    [{ 'offers.more': '{make' }, /^dealer: words\.offers\.more: is not a message in the ICU format/],
    [{ 'offers.more': '' }, /^dealer: words\.offers\.more: /],
    [{ 'offers.more': 7 }, /^dealer: words\.offers\.more: /],
    [JSON.parse('{ "__proto__": "x", "constructor": "x" }') as object, /words\.constructor: is not an option/],
  ])('TEN-03 %j names file, key and what is allowed', (words, problem) => {
    const found = problemsOf(words as Record<string, unknown>);
    expect(found.join('\n')).toMatch(problem);
  });
});
