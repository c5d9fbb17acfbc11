import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { directoryHeading, directoryUrl } from '../domain/modelDirectory.js';
import type { ModelsData } from './modelsLoader.js';

/** A maker's models deserve to be found; a body or a single model within them is for shoppers. */
export function head({ data, site, url }: HeadArguments): PageHead {
  const { filters, directory } = data as ModelsData;
  const { name } = sectionOf(site, siteSection);
  const heading = directoryHeading(filters);
  return {
    title: `${heading}${filters.page > 1 ? `, page ${filters.page}` : ''} | ${name}`,
    description:
      `${directory ? `${directory.found} models: ` : ''}${heading.toLowerCase()} at ${name}` +
      ', each with its lowest price.',
    canonicalPath: directoryUrl(url.pathname, { ...filters, model: undefined, body: undefined }),
    noindex: filters.model !== undefined || filters.body !== undefined,
  };
}
