import { garageRoute } from '@forecourt/contracts';
import { sectionOf, type HeadArguments, type PageHead } from '@forecourt/composition';
import type { SiteSection } from '@forecourt/site-config';

/** The shopper's own list is nothing for a search engine. */
export const head = ({ site }: HeadArguments): PageHead => ({
  title: `Saved vehicles | ${sectionOf<SiteSection>(site, 'site').name}`,
  canonicalPath: site.href(garageRoute) ?? '/',
  noindex: true,
});
