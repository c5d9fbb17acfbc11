import { budgetRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { financeOf } from '@forecourt/finance-maths';
import { sectionOf, siteSection } from '@forecourt/site-config';

export function head({ site }: HeadArguments): PageHead {
  const { name } = sectionOf(site, siteSection);
  const { title, intro } = financeOf(site).budgetPage;
  return {
    title: `${title} | ${name}`,
    description: `${intro} ${name}.`,
    canonicalPath: site.href(budgetRoute) ?? '/',
  };
}
