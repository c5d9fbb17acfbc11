import { siteMapRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { contentWords } from '../words/contentWords.js';

export function head({ site }: HeadArguments): PageHead {
  const say = wordsOf(site, contentWords);
  const { name } = sectionOf(site, siteSection);
  return {
    title: `${say('siteMap.title')} | ${name}`,
    description: say('siteMap.description', { dealer: name }),
    canonicalPath: site.href(siteMapRoute) ?? '/sitemap',
  };
}
