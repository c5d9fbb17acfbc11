import { bookingRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { formsWords } from '../../words/formsWords.js';

/** What one shopper booked is nothing to find in a search engine; the canonical link carries no token. */
export const head = ({ site }: HeadArguments): PageHead => ({
  title: `${wordsOf(site, formsWords)('booking.title')} | ${sectionOf(site, siteSection).name}`,
  canonicalPath: site.href(bookingRoute) ?? '/',
  noindex: true,
});
