import { sectionOf, type HeadArguments, type PageHead } from '@forecourt/composition';
import type { SiteSection } from '@forecourt/site-config';

/** A number that has to be asked for is nothing for search engines. */
export const head = ({ site }: HeadArguments): PageHead => ({
  title: `Call ${sectionOf<SiteSection>(site, 'site').name}`,
  noindex: true,
});
