import type { LoaderFunctionArgs } from 'react-router-dom';
import { isPathName } from '@forecourt/contracts';
import { readArticle, type ArticleAnswer } from '@forecourt/content/domain';
import { apiContext, moved, notFound, sendCall, siteContext } from '@forecourt/runtime';
import { articleHref } from '../rules/addresses.js';
import { withRouteLinks } from '../rules/routeLinks.js';
import { orNotFound } from './orNotFound.js';
import { relatedVehicles, type RelatedData } from './relatedVehicles.js';

export type ArticleData = ArticleAnswer & RelatedData;

/** An article under its first category; its other categories redirect there. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<ArticleData> {
  const site = context.get(siteContext);
  const { category, slug } = params;
  if (!isPathName(slug) || !isPathName(category)) throw notFound();
  const answer = await sendCall(context.get(apiContext), readArticle, { params: { slug } }).catch(orNotFound);
  const own = answer.post.categories.map((item) => item.slug);
  if (!own.includes(category)) throw notFound();
  if (own[0] !== category) throw moved(articleHref(site, answer.post));
  return { ...answer, html: withRouteLinks(answer.html, site), ...(await relatedVehicles(context, answer.stock)) };
}
