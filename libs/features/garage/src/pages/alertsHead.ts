import { alertsRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';

/** A link of one shopper is nothing to find in a search engine; the canonical link carries no token. */
export const head = ({ site }: HeadArguments): PageHead => ({
  title: `Price drops and new matches | ${sectionOf(site, siteSection).name}`,
  canonicalPath: site.href(alertsRoute) ?? '/',
  noindex: true,
});
