import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { deskWords } from '../words/deskWords.js';

/** Pages of the desk are named by their loaders; none has anything for a search engine. */
export function head({ data, site }: HeadArguments): PageHead {
  const title = (data as { readonly title?: string } | undefined)?.title ?? wordsOf(site, deskWords)('desk');
  return { title: `${title} | ${sectionOf(site, siteSection).name}`, noindex: true };
}
