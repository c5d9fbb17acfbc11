import { budgetRoute } from '@forecourt/contracts';
import { sectionOf, type HeadArguments, type PageHead } from '@forecourt/composition';
import type { FinanceConfig } from '@forecourt/finance-maths';
import type { SiteSection } from '@forecourt/site-config';

export function head({ site }: HeadArguments): PageHead {
  const { name } = sectionOf<SiteSection>(site, 'site');
  const { title, intro } = sectionOf<FinanceConfig>(site, 'finance').budgetPage;
  return {
    title: `${title} | ${name}`,
    description: `${intro} ${name}.`,
    canonicalPath: site.href(budgetRoute) ?? '/',
  };
}
