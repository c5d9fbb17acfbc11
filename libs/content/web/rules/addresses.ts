import {
  articleRoute,
  authorRoute,
  blogRoute,
  brandRoute,
  contentPageRoute,
  informationRoute,
  MEMBER_PAGES,
} from '@forecourt/contracts';
import type { PageSummary, PostSummary } from '@forecourt/content/domain';
import type { SiteInfo } from '@forecourt/composition';

type Here = Pick<SiteInfo, 'href'>;

export const articleHref = ({ href }: Here, { slug, categories }: Pick<PostSummary, 'slug' | 'categories'>): string =>
  href(articleRoute, { category: categories[0]?.slug ?? '', slug }) ?? '#';

/** Address of a page that has its own route, where the site has that route. */
export const memberHref = ({ href }: Here, slug: string): string | undefined => {
  const route = MEMBER_PAGES.get(slug);
  return route && href(route);
};

/** Address of a page. What the dealer wrote about a brand is on the page of that brand. */
export const pageHref = (
  { href }: Here,
  { slug, kind, isAtRoot }: Pick<PageSummary, 'slug' | 'kind' | 'isAtRoot'>,
): string =>
  (kind === 'brand' ? href(brandRoute, { brand: slug }) : undefined) ??
  memberHref({ href }, slug) ??
  href(isAtRoot ? informationRoute : contentPageRoute, { page: slug }) ??
  '#';

export interface ListPlace {
  readonly category?: string | undefined;
  readonly author?: string | undefined;
  readonly page: number;
}

/** A page of the blog, of a category or of an author; the first has no parameter. */
export function listHref({ href }: Here, { category, author, page }: ListPlace): string {
  const path =
    author === undefined ? href(blogRoute, category === undefined ? {} : { category }) : href(authorRoute, { author });
  return `${path ?? '#'}${page > 1 ? `?page=${page}` : ''}`;
}
