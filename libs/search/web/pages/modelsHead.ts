import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { directoryHeading, directoryUrl } from '../rules/modelDirectory.js';
import { searchWords } from '../words/searchWords.js';
import type { ModelsData } from './modelsLoader.js';

/** A maker's models deserve to be found; a body or a single model within them is for shoppers. */
export function head({ data, site, url }: HeadArguments): PageHead {
  const say = wordsOf(site, searchWords);
  const { filters, directory } = data as ModelsData;
  const { name: dealer } = sectionOf(site, siteSection);
  const heading = directoryHeading(filters, say);
  const what = { heading: heading.toLowerCase(), dealer };
  return {
    title:
      filters.page > 1
        ? say('models.headTitlePage', { heading, page: filters.page, dealer })
        : say('models.headTitle', { heading, dealer }),
    description: directory
      ? say('models.headTextCounted', { count: directory.found, ...what })
      : say('models.headText', what),
    canonicalPath: directoryUrl(url.pathname, { ...filters, model: undefined, body: undefined }),
    noindex: filters.model !== undefined || filters.body !== undefined,
  };
}
