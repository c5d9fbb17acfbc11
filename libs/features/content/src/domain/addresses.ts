import {
  articleRoute,
  authorRoute,
  blogRoute,
  brandRoute,
  contentPageRoute,
  informationRoute,
  MEMBER_PAGES,
} from '@forecourt/contracts';
import type { PageSummary, PostSummary } from '@forecourt/contracts/api';
import type { SiteInfo } from '@forecourt/composition';

type Here = Pick<SiteInfo, 'href'>;

export const articleHref = ({ href }: Here, { slug, categories }: Pick<PostSummary, 'slug' | 'categories'>): string =>
  href(articleRoute, { category: categories[0]?.slug ?? '', slug }) ?? '#';

/** Where a page stands that has a route of its own, on a site that has it. */
const memberHref = ({ href }: Here, slug: string): string | undefined => {
  const route = MEMBER_PAGES.get(slug);
  return route && href(route);
};

/** Where a page stands; what is written of a brand stands on the page of that brand. */
export const pageHref = (
  { href }: Here,
  { slug, kind, isAtRoot }: Pick<PageSummary, 'slug' | 'kind' | 'isAtRoot'>,
): string =>
  (kind === 'brand' ? href(brandRoute, { brand: slug }) : undefined) ??
  memberHref({ href }, slug) ??
  href(isAtRoot ? informationRoute : contentPageRoute, { page: slug }) ??
  '#';

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
