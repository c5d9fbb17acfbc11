import type { LoaderFunctionArgs } from 'react-router-dom';
import { enquiryRoute } from '@forecourt/contracts';
import { moved, siteContext } from '@forecourt/runtime';

/** Leads to the contact page, with what was asked of it. */
export function loader({ context, request }: LoaderFunctionArgs): never {
  throw moved((context.get(siteContext).href(enquiryRoute) ?? '/') + new URL(request.url).search);
}
