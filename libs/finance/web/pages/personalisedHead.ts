import type { HeadArguments, PageHead } from '@forecourt/composition';
import { financeOf } from '@forecourt/finance-maths';
import { sectionOf, siteSection } from '@forecourt/site-config';

/** One shopper's own page is nothing to find in a search engine. */
export function head({ site }: HeadArguments): PageHead {
  const { title } = financeOf(site).personalised;
  return { title: `${title} | ${sectionOf(site, siteSection).name}`, noindex: true };
}
