import type { LoaderFunctionArgs } from 'react-router-dom';
import { isPathName } from '@forecourt/contracts';
import type { PostsAnswer } from '@forecourt/contracts/api';
import { apiContext, notFound, siteContext } from '@forecourt/runtime';
import { sectionOf } from '@forecourt/site-config';
import { contentSection } from '../section.js';
import { orNotFound } from './asked.js';

/** A page of the blog, of one of its categories or of an author (NAV-04). */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<PostsAnswer> {
  const { pageSize } = sectionOf(context.get(siteContext), contentSection);
  const { category, author } = params;
  const page = new URL(request.url).searchParams.get('page') ?? '1';
  if (!/^[1-9]\d{0,3}$/.test(page)) throw notFound();
  for (const name of [category, author]) if (name !== undefined && !isPathName(name)) throw notFound();
  const query = new URLSearchParams({ page, count: String(pageSize) });
  if (category !== undefined) query.set('category', category);
  if (author !== undefined) query.set('author', author);
  return context.get(apiContext).request<PostsAnswer>(`/api/content/posts?${query}`).catch(orNotFound);
}
