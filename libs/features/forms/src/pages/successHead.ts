import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';

export const head = ({ site }: HeadArguments): PageHead => ({
  title: `Thank you | ${sectionOf(site, siteSection).name}`,
  noindex: true,
});
