import {
  articleRoute,
  authorRoute,
  blogRoute,
  contentPageRoute,
  fillPath,
  informationRoute,
  mountedPath,
} from '@forecourt/contracts';
import type { ListedPage } from '@forecourt/service';
import { dayIn } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Contents } from './contents.js';
import { isGatedPage } from './gatedPages.js';
import { hasBlog } from './hasBlog.js';

const secondsOf = (day: string | undefined) => (day === undefined ? {} : { changedAt: Date.parse(day) / 1000 });

/** What a dealer wrote, for the sitemap: categories and authors that have articles, articles, pages. */
export function contentPages(contents: Contents, configured: ConfiguredSite, now: number): ListedPage[] {
  const { slug, site, paths } = configured;
  const content = contents.of(slug);
  if (!content) return [];
  const today = dayIn(site.timeZone, now);
  const { pages, categories } = content.index(today);
  const posts = hasBlog(configured) ? content.published(today).map(({ post }) => post) : [];
  const authors = new Set(posts.map(({ author }) => author.slug));
  return [
    ...(posts.length > 0 ? categories : []).map((category) => ({
      path: fillPath(mountedPath(blogRoute, paths), { category: category.slug }),
    })),
    ...[...authors].map((author) => ({ path: fillPath(mountedPath(authorRoute, paths), { author }) })),
    ...posts.map((post) => ({
      path: fillPath(mountedPath(articleRoute, paths), { category: post.categories[0]?.slug, slug: post.slug }),
      ...secondsOf(post.updated ?? post.date),
    })),
    // content about a brand is on the brand’s own page
    ...pages
      .filter((page) => page.kind !== 'brand' && !isGatedPage(configured, page.slug))
      .map((page) => ({
        path: fillPath(mountedPath(page.isAtRoot ? informationRoute : contentPageRoute, paths), { page: page.slug }),
        ...secondsOf(page.updated),
      })),
  ];
}
