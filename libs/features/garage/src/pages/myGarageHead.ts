import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';

/** A shopper's own page. */
export const head = ({ site }: HeadArguments): PageHead => ({
  title: `My garage | ${sectionOf(site, siteSection).name}`,
  noindex: true,
});
