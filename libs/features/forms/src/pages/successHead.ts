import { sectionOf, type HeadArguments, type PageHead } from '@forecourt/composition';
import type { SiteSection } from '@forecourt/site-config';

export const head = ({ site }: HeadArguments): PageHead => ({
  title: `Thank you | ${sectionOf<SiteSection>(site, 'site').name}`,
  noindex: true,
});
