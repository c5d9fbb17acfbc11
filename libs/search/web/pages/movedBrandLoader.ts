import type { LoaderFunctionArgs } from 'react-router-dom';
import { brandRoute, isPathName } from '@forecourt/contracts';
import { moved, notFound, siteContext } from '@forecourt/runtime';

/** Leads to the page of a brand where the site has it; that one knows whether there is such a brand. */
export function loader({ context, request, params }: LoaderFunctionArgs): never {
  const slug = params['brand'];
  if (!isPathName(slug)) throw notFound();
  throw moved((context.get(siteContext).href(brandRoute, { brand: slug }) ?? '/') + new URL(request.url).search);
}
