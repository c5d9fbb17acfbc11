import type { LoaderFunctionArgs } from 'react-router-dom';
import { isPathName, MEMBER_PAGES } from '@forecourt/contracts';
import { readPage, type ContentPageAnswer } from '@forecourt/content/domain';
import { apiContext, moved, notFound, sendCall, siteContext } from '@forecourt/runtime';
import { pageHref } from '../rules/addresses.js';
import { withRouteLinks } from '../rules/routeLinks.js';
import { orNotFound } from './orNotFound.js';
import { relatedVehicles, type RelatedData } from './relatedVehicles.js';

export type TextData = ContentPageAnswer & RelatedData;

/** The page of a name; every page has one address, and the other one leads there (NAV-05). */
async function read(slug: string | undefined, { request, context }: LoaderFunctionArgs): Promise<TextData> {
  if (!isPathName(slug)) throw notFound();
  const site = context.get(siteContext);
  // a page with its own route is served only there, because that route may have a gate
  const route = MEMBER_PAGES.get(slug);
  const own = route && site.href(route);
  const { pathname, search } = new URL(request.url);
  if (own !== undefined && own !== pathname) throw moved(own + search);
  const answer = await sendCall(context.get(apiContext), readPage, { params: { slug } }).catch(orNotFound);
  const address = pageHref(site, answer.page);
  if (answer.page.kind !== 'legal' && pathname !== address) throw moved(address + search);
  const shown = (html: string) => withRouteLinks(html, site);
  const { html, questions } = answer;
  return {
    ...answer,
    ...(await relatedVehicles(context, answer.stock)),
    // a page of questions renders from its parts
    html: questions ? '' : shown(html),
    ...(questions ? { questions: questions.map((item) => ({ ...item, html: shown(item.html) })) } : {}),
  };
}

export const loaderOf = (slug: string) => (args: LoaderFunctionArgs) => read(slug, args);
export const loader = (args: LoaderFunctionArgs) => read(args.params['page'], args);
