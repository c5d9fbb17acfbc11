import { Refusal } from '@forecourt/contracts/api';
import type { ArticleAnswer, ContentIndexAnswer, ContentPageAnswer, PostsAnswer } from '@forecourt/content/domain';
import { dayIn } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Contents } from './contents.js';
import type { PostsQuery, SiteContent } from './siteContent.js';
import { worded } from './words/worded.js';

/** What the dealer of a site wrote. Throws a refusal where nothing is known of it. */
function contentOf(contents: Contents, { slug }: ConfiguredSite): SiteContent {
  const content = contents.of(slug);
  if (!content) throw new Refusal(404, worded('none'));
  return content;
}

/** Day of the site at a moment: articles of later days are not public. */
const todayOf = ({ site }: ConfiguredSite, now: number): string => dayIn(site.timeZone, now);

/** Answer of `listPosts`. */
export function postsOfSite(contents: Contents, site: ConfiguredSite, query: PostsQuery, now: number): PostsAnswer {
  const found = contentOf(contents, site).posts(query, todayOf(site, now));
  if (!found) throw new Refusal(404, worded('articles.none'));
  return found;
}

/** Answer of `readArticle`. */
export function articleOfSite(contents: Contents, site: ConfiguredSite, slug: string, now: number): ArticleAnswer {
  const found = contentOf(contents, site).article(slug, todayOf(site, now));
  if (!found) throw new Refusal(404, worded('article.none'));
  return found;
}

/** Answer of `readPage`. */
export function pageOfSite(contents: Contents, site: ConfiguredSite, slug: string): ContentPageAnswer {
  const found = contentOf(contents, site).page(slug);
  if (!found) throw new Refusal(404, worded('page.none'));
  return found;
}

/** Answer of `readContentIndex`. */
export const indexOfSite = (contents: Contents, site: ConfiguredSite, now: number): ContentIndexAnswer =>
  contentOf(contents, site).index(todayOf(site, now));
