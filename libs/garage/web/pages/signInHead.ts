import { signInRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { garageWords } from '../words/garageWords.js';

/** A door is nothing to find in a search engine. */
export const head = ({ site }: HeadArguments): PageHead => ({
  title: `${wordsOf(site, garageWords)('signIn.title')} | ${sectionOf(site, siteSection).name}`,
  canonicalPath: site.href(signInRoute) ?? '/',
  noindex: true,
});
