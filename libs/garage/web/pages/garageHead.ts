import { garageRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { garageWords } from '../words/garageWords.js';

/** The shopper's own list is nothing for a search engine. */
export const head = ({ site }: HeadArguments): PageHead => ({
  title: `${wordsOf(site, garageWords)('saved.title')} | ${sectionOf(site, siteSection).name}`,
  canonicalPath: site.href(garageRoute) ?? '/',
  noindex: true,
});
