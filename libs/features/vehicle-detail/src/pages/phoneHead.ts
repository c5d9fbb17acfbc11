import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';

/** Search engines must not index a number that has to be requested. */
export const head = ({ site }: HeadArguments): PageHead => ({
  title: `Call ${sectionOf(site, siteSection).name}`,
  noindex: true,
});
