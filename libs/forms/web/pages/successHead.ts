import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { formsWords } from '../words/formsWords.js';

export const head = ({ site }: HeadArguments): PageHead => ({
  title: `${wordsOf(site, formsWords)('thankYou')} | ${sectionOf(site, siteSection).name}`,
  noindex: true,
});
