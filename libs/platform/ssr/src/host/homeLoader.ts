import type { LoaderFunctionArgs } from 'react-router-dom';
import { homeSectionsSlot } from '@forecourt/contracts';
import { loadFills } from '@forecourt/composition';
import { siteContext } from '@forecourt/runtime';
import { sectionOf, siteSection } from '@forecourt/site-config';

export function loader(args: LoaderFunctionArgs) {
  const site = args.context.get(siteContext);
  return loadFills(site, homeSectionsSlot, args, sectionOf(site, siteSection).homeSections);
}
