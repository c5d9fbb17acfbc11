import type { Service } from '@forecourt/api';
import {
  articleRoute,
  authorRoute,
  blogRoute,
  contentPageRoute,
  fillPath,
  informationRoute,
  mountedPath,
  RSS_PATH,
} from '@forecourt/contracts';
import { blogRss, isGatedPage } from '@forecourt/dealer-content';
import { dayIn } from '@forecourt/site-config';
import type { HostedSite, SiteDocument, SitemapEntry } from '@forecourt/site-host';
import type { ConfiguredSite } from '@forecourt/sites';

export const todayOf = ({ site }: ConfiguredSite) => dayIn(site.timeZone, Date.now());
const secondsOf = (day: string | undefined) => (day === undefined ? {} : { changedAt: Date.parse(day) / 1000 });

/** What a dealer wrote, for the sitemap: categories and authors that have articles, articles, pages. */
export function contentPages({ contents }: Service, site: ConfiguredSite): SitemapEntry[] {
  const content = contents.of(site.slug);
  if (!content) return [];
  const { pages, categories } = content.index(todayOf(site));
  const posts = hasBlog(site) ? content.published(todayOf(site)).map(({ post }) => post) : [];
  const authors = new Set(posts.map(({ author }) => author.slug));
  return [
    ...(posts.length > 0 ? categories : []).map(({ slug }) => ({
      path: fillPath(mountedPath(blogRoute, site.paths), { category: slug }),
    })),
    ...[...authors].map((author) => ({ path: fillPath(mountedPath(authorRoute, site.paths), { author }) })),
    ...posts.map(({ slug, categories: own, date, updated }) => ({
      path: fillPath(mountedPath(articleRoute, site.paths), { category: own[0]?.slug, slug }),
      ...secondsOf(updated ?? date),
    })),
    // content about a brand is on the brand’s own page
    ...pages
      .filter(({ kind, slug }) => kind !== 'brand' && !isGatedPage(site, slug))
      .map(({ slug, isAtRoot, updated }) => ({
        path: fillPath(mountedPath(isAtRoot ? informationRoute : contentPageRoute, site.paths), { page: slug }),
        ...secondsOf(updated),
      })),
  ];
}

const hasBlog = ({ config }: Pick<ConfiguredSite, 'config'>): boolean =>
  new Map(Object.entries(config)).get('content')?.['hasBlog'] === true;

/** Feeds of what a dealer writes. */
export const contentDocuments = (
  service: Service,
  siteOf: (slug: string) => ConfiguredSite,
): ReadonlyMap<string, SiteDocument> =>
  new Map([
    [
      RSS_PATH,
      {
        type: 'application/rss+xml; charset=utf-8',
        of: ({ slug, origin }: HostedSite) => {
          const site = siteOf(slug);
          const content = service.contents.of(slug);
          if (!content || !hasBlog(site)) return Promise.resolve(undefined);
          const { name, description, language, email } = site.site;
          const blog = { origin, name, description, language, email };
          return Promise.resolve(blogRss(blog, content.published(todayOf(site))));
        },
      },
    ],
  ]);
