import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/** Search engines must not index a number that has to be requested. */
export const head = ({ site }: HeadArguments): PageHead => ({
  title: wordsOf(site, vehicleDetailWords)('callWhom', { name: sectionOf(site, siteSection).name }),
  noindex: true,
});
