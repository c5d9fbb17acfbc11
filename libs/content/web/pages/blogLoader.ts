import type { LoaderFunctionArgs } from 'react-router-dom';
import { isPathName } from '@forecourt/contracts';
import { listPosts, type PostsAnswer } from '@forecourt/content/domain';
import { apiContext, notFound, sendCall, siteContext } from '@forecourt/runtime';
import { sectionOf } from '@forecourt/site-config';
import { contentSection } from '../section.js';
import { orNotFound } from './orNotFound.js';

/** A page of the blog, of one of its categories or of an author (NAV-04). */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<PostsAnswer> {
  const { pageSize } = sectionOf(context.get(siteContext), contentSection);
  const { category, author } = params;
  const page = new URL(request.url).searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(page)) throw notFound();
  for (const name of [category, author]) if (name !== undefined && !isPathName(name)) throw notFound();
  const query = { page: Number(page), count: pageSize, category, author };
  return sendCall(context.get(apiContext), listPosts, { query }).catch(orNotFound);
}
