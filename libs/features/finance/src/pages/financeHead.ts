import { financeRoute } from '@forecourt/contracts';
import { sectionOf, type HeadArguments, type PageHead } from '@forecourt/composition';
import type { FinanceConfig } from '@forecourt/finance-maths';
import type { SiteSection } from '@forecourt/site-config';

export function head({ site }: HeadArguments): PageHead {
  const { name } = sectionOf<SiteSection>(site, 'site');
  const { page } = sectionOf<FinanceConfig>(site, 'finance');
  return {
    title: `${page.title} | ${name}`,
    description: `${page.intro} ${name}.`,
    canonicalPath: site.href(financeRoute) ?? '/finance',
  };
}
