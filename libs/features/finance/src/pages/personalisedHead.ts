import { sectionOf, type HeadArguments, type PageHead } from '@forecourt/composition';
import type { FinanceConfig } from '@forecourt/finance-maths';
import type { SiteSection } from '@forecourt/site-config';

/** One shopper's own page is nothing to find in a search engine. */
export function head({ site }: HeadArguments): PageHead {
  const { title } = sectionOf<FinanceConfig>(site, 'finance').personalised;
  return { title: `${title} | ${sectionOf<SiteSection>(site, 'site').name}`, noindex: true };
}
