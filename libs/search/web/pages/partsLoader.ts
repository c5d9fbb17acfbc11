import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { siteContext } from '@forecourt/runtime';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { PARTS } from '../rules/attributes.js';
import { addressOf } from '../rules/listingPath.js';
import { parseListing } from '../rules/listingUrl.js';

/** Parts are listed like anything else that a site sells, narrowed to their category (SRCH-01). */
export function loader({ request, context }: LoaderFunctionArgs): never {
  const site = sectionOf(context.get(siteContext), siteSection);
  const asked = parseListing([], new URL(request.url).searchParams);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to redirect
  throw redirect(addressOf({ ...asked, facets: { ...asked.facets, categories: [PARTS] } }, site), 302);
}
