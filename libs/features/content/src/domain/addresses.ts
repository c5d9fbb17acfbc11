import { articleRoute, authorRoute, blogRoute, contentPageRoute, informationRoute } from '@forecourt/contracts';
import type { PageSummary, PostSummary } from '@forecourt/contracts/api';
import type { SiteInfo } from '@forecourt/composition';

type Here = Pick<SiteInfo, 'href'>;

/** What may stand in an address for a name of ours: everything else leads nowhere. */
export const isName = (text: string | undefined): text is string =>
  text !== undefined && text.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text);

export const articleHref = ({ href }: Here, { slug, categories }: Pick<PostSummary, 'slug' | 'categories'>): string =>
  href(articleRoute, { category: categories[0]?.slug ?? '', slug }) ?? '#';

export const pageHref = ({ href }: Here, { slug, isAtRoot }: Pick<PageSummary, 'slug' | 'isAtRoot'>): string =>
  href(isAtRoot ? informationRoute : contentPageRoute, { page: slug }) ?? '#';

export interface ListAsked {
  readonly category?: string | undefined;
  readonly author?: string | undefined;
  readonly page: number;
}

/** A page of the blog, of a category or of an author; the first has no parameter. */
export function listHref({ href }: Here, { category, author, page }: ListAsked): string {
  const path =
    author === undefined ? href(blogRoute, category === undefined ? {} : { category }) : href(authorRoute, { author });
  return `${path ?? '#'}${page > 1 ? `?page=${page}` : ''}`;
}
