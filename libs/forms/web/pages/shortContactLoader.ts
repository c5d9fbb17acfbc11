import type { LoaderFunctionArgs } from 'react-router-dom';
import { enquiryRoute } from '@forecourt/contracts';
import { moved, siteContext } from '@forecourt/runtime';

/** Redirects to the contact page and keeps the query. */
export function loader({ context, request }: LoaderFunctionArgs): never {
  throw moved((context.get(siteContext).href(enquiryRoute) ?? '/') + new URL(request.url).search);
}
