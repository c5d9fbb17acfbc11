import { financeRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { financeOf } from '@forecourt/finance-maths';
import { sectionOf, siteSection } from '@forecourt/site-config';

export function head({ site }: HeadArguments): PageHead {
  const { name } = sectionOf(site, siteSection);
  const { page } = financeOf(site);
  return {
    title: `${page.title} | ${name}`,
    description: `${page.intro} ${name}.`,
    canonicalPath: site.href(financeRoute) ?? '/finance',
  };
}
