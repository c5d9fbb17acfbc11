import type { LoaderFunctionArgs } from 'react-router-dom';
import { locationRoute, locationsRoute } from '@forecourt/contracts';
import { moved, siteContext } from '@forecourt/runtime';

/** Redirects to the list of places and keeps the query. */
export function toList({ context, request }: LoaderFunctionArgs): never {
  throw moved((context.get(siteContext).href(locationsRoute) ?? '/') + new URL(request.url).search);
}

/** Redirects to the page of a place, which answers 404 where there is none. */
export function toPlace({ context, request, params }: LoaderFunctionArgs): never {
  const href = context.get(siteContext).href(locationRoute, { slug: params['slug'] });
  throw moved((href ?? '/') + new URL(request.url).search);
}
