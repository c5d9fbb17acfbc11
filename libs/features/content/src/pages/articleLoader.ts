import type { LoaderFunctionArgs } from 'react-router-dom';
import type { ArticleAnswer } from '@forecourt/contracts/api';
import {
  apiContext,
  moved,
  notFound,
  nowContext,
  searchContext,
  siteContext,
  type SearchGateway,
} from '@forecourt/runtime';
import { findVehicles, stockSearch } from '@forecourt/runtime/search';
import { sectionOf } from '@forecourt/site-config';
import type { VehicleSummary } from '@forecourt/vehicle';
import { articleHref, isName } from '../domain/addresses.js';
import { withRouteLinks } from '../domain/routeLinks.js';
import { contentSection } from '../section.js';
import { orNotFound } from './asked.js';

export interface ArticleData extends ArticleAnswer {
  /** Vehicles that the article speaks of. */
  vehicles: readonly VehicleSummary[];
  /** Epoch milliseconds. */
  now: number;
}

/** An article under its first category; under another name of its own it is led there. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<ArticleData> {
  const site = context.get(siteContext);
  const { category, slug } = params;
  if (!isName(slug) || !isName(category)) throw notFound();
  const answer = await context.get(apiContext).request<ArticleAnswer>(`/api/content/posts/${slug}`).catch(orNotFound);
  const own = answer.post.categories.map((item) => item.slug);
  if (!own.includes(category)) throw notFound();
  if (own[0] !== category) throw moved(articleHref(site, answer.post));
  const { relatedStock } = sectionOf(site, contentSection);
  const vehicles = await findStock(context.get(searchContext), answer, relatedStock);
  return { ...answer, html: withRouteLinks(answer.html, site), vehicles, now: context.get(nowContext)() };
}

/** An article stands without its vehicles where the search does not answer. */
async function findStock(
  search: SearchGateway,
  { stock }: ArticleAnswer,
  count: number,
): Promise<readonly VehicleSummary[]> {
  if (!stock || count === 0) return [];
  try {
    return (await findVehicles(search, stockSearch(stock, count))).vehicles;
  } catch (error) {
    console.warn('Vehicles of an article could not be read.', error);
    return [];
  }
}
