import { sectionOf, type HeadArguments, type PageHead } from '@forecourt/composition';
import type { SiteSection } from '@forecourt/site-config';

export function head({ site }: HeadArguments): PageHead {
  const { name, tagline, description } = sectionOf<SiteSection>(site, 'site');
  return {
    title: tagline ? `${name} | ${tagline}` : name,
    description,
    canonicalPath: '/',
  };
}
