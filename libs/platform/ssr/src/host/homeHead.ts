import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';

export function head({ site }: HeadArguments): PageHead {
  const { name, tagline, description } = sectionOf(site, siteSection);
  return {
    title: tagline ? `${name} | ${tagline}` : name,
    description,
    canonicalPath: '/',
  };
}
