import type { LoaderFunctionArgs } from 'react-router-dom';
import { isPathName } from '@forecourt/contracts';
import type { ArticleAnswer } from '@forecourt/contracts/api';
import { apiContext, moved, notFound, siteContext } from '@forecourt/runtime';
import { articleHref } from '../domain/addresses.js';
import { withRouteLinks } from '../domain/routeLinks.js';
import { orNotFound } from './asked.js';
import { relatedVehicles, type RelatedData } from './relatedVehicles.js';

export type ArticleData = ArticleAnswer & RelatedData;

/** An article under its first category; its other categories redirect there. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<ArticleData> {
  const site = context.get(siteContext);
  const { category, slug } = params;
  if (!isPathName(slug) || !isPathName(category)) throw notFound();
  const answer = await context.get(apiContext).request<ArticleAnswer>(`/api/content/posts/${slug}`).catch(orNotFound);
  const own = answer.post.categories.map((item) => item.slug);
  if (!own.includes(category)) throw notFound();
  if (own[0] !== category) throw moved(articleHref(site, answer.post));
  return { ...answer, html: withRouteLinks(answer.html, site), ...(await relatedVehicles(context, answer.stock)) };
}
