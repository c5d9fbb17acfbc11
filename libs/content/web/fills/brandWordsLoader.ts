import type { LoaderFunctionArgs } from 'react-router-dom';
import { isPathName } from '@forecourt/contracts';
import { readPage } from '@forecourt/content/domain';
import { apiContext, isApiError, sendCall, siteContext } from '@forecourt/runtime';
import { withRouteLinks } from '../rules/routeLinks.js';

export interface BrandWordsData {
  readonly title: string;
  readonly html: string;
}

/** What the dealer wrote of the brand of this page; null without any. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<BrandWordsData | null> {
  const slug = params['brand'];
  if (!isPathName(slug)) return null;
  const answer = await sendCall(context.get(apiContext), readPage, { params: { slug } }).catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  });
  if (answer?.page.kind !== 'brand') return null;
  return { title: answer.page.title, html: withRouteLinks(answer.html, context.get(siteContext)) };
}
