import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { sectionOf } from '@forecourt/composition';
import { siteContext } from '@forecourt/runtime';
import type { SiteSection } from '@forecourt/site-config';
import { addressOf } from '../domain/listingPath.js';
import { parseListing } from '../domain/listingUrl.js';

const PARTS = 'Parts';

/** Parts are listed like anything else that a site sells, narrowed to their category (SRCH-01). */
export function loader({ request, context }: LoaderFunctionArgs): never {
  const site = sectionOf<SiteSection>(context.get(siteContext), 'site');
  const asked = parseListing([], new URL(request.url).searchParams);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to redirect
  throw redirect(addressOf({ ...asked, facets: { ...asked.facets, categories: [PARTS] } }, site), 302);
}
