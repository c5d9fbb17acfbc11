import { siteMapRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';

export function head({ site }: HeadArguments): PageHead {
  const { name } = sectionOf(site, siteSection);
  return {
    title: `Sitemap | ${name}`,
    description: `Every page of ${name} at a glance.`,
    canonicalPath: site.href(siteMapRoute) ?? '/sitemap',
  };
}
