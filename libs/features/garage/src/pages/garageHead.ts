import { garageRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';

/** The shopper's own list is nothing for a search engine. */
export const head = ({ site }: HeadArguments): PageHead => ({
  title: `Saved vehicles | ${sectionOf(site, siteSection).name}`,
  canonicalPath: site.href(garageRoute) ?? '/',
  noindex: true,
});
