import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';

/** A number that has to be asked for is nothing for search engines. */
export const head = ({ site }: HeadArguments): PageHead => ({
  title: `Call ${sectionOf(site, siteSection).name}`,
  noindex: true,
});
