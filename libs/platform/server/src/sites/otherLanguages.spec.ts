import { describe, expect, it } from 'vitest';
import type { SiteSection } from '@forecourt/site-config';
import { inOtherLanguages, languageProblems } from './otherLanguages.js';

const built = (slug: string, language: SiteSection['language'], inOtherLanguages: readonly string[]) => ({
  slug,
  site: { language, inOtherLanguages } as SiteSection,
});

describe('TEN-03 sites of a dealer in other languages', () => {
  const english = built('aurora', 'en-AU', ['aurora-zh', 'away']);
  const chinese = built('aurora-zh', 'zh-Hans', ['aurora']);

  it('are those that run', () => {
    expect(inOtherLanguages(english, [english, chinese])).toEqual([{ language: 'zh-Hans', site: chinese }]);
    expect(inOtherLanguages(chinese, [english, chinese])).toEqual([{ language: 'en-AU', site: english }]);
  });

  it('are named in turn, exist, and speak another language', () => {
    expect(languageProblems([built('aurora', 'en-AU', ['aurora-zh']), chinese])).toEqual([]);
    const wrong = [built('a', 'en-AU', ['b', 'c', 'gone']), built('b', 'en-AU', ['a']), built('c', 'zh-Hans', [])];
    expect(languageProblems(wrong)).toEqual([
      'dealers/a/site.json: site.inOtherLanguages: "b" is in en-AU as well',
      'dealers/a/site.json: site.inOtherLanguages: "c" does not name "a" in turn, which search engines ask for',
      'dealers/a/site.json: site.inOtherLanguages: "gone" is no site; there are a, b, c',
      'dealers/b/site.json: site.inOtherLanguages: "a" is in en-AU as well',
    ]);
  });
});
