import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { garageWords } from '../words/garageWords.js';

/** A shopper's own page. */
export const head = ({ site }: HeadArguments): PageHead => ({
  title: `${wordsOf(site, garageWords)('garage.title')} | ${sectionOf(site, siteSection).name}`,
  noindex: true,
});
