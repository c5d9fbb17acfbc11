import { alertsRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { garageWords } from '../words/garageWords.js';

/** A link of one shopper is nothing to find in a search engine; the canonical link carries no token. */
export const head = ({ site }: HeadArguments): PageHead => ({
  title: `${wordsOf(site, garageWords)('alerts.title')} | ${sectionOf(site, siteSection).name}`,
  canonicalPath: site.href(alertsRoute) ?? '/',
  noindex: true,
});
