import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';

/** Pages of the desk are named by their loaders; none has anything for a search engine. */
export const head = ({ data, site }: HeadArguments): PageHead => ({
  title: `${(data as { readonly title?: string } | undefined)?.title ?? 'Desk'} | ${sectionOf(site, siteSection).name}`,
  noindex: true,
});
