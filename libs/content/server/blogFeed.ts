import { Feed } from 'feed';
import { articleRoute, blogRoute, fillPath, imageUrl, RSS_PATH } from '@forecourt/contracts';
import type { Language } from '@forecourt/words';
import type { Article } from './reading/readContent.js';

/** More than this no reader asks for. */
const MOST = 50;

export interface BlogFeedSite {
  readonly origin: string;
  readonly name: string;
  readonly description: string;
  readonly language: Language;
  /** Where readers write to; RSS knows no author without an address. */
  readonly email?: string | undefined;
}

/** The latest articles as RSS 2.0. */
export function blogRss(site: BlogFeedSite, articles: readonly Article[]): string {
  const { origin, name, description, language, email } = site;
  const blog = origin + fillPath(blogRoute.defaultPath);
  const feed = new Feed({
    ...{ id: blog, link: blog, title: name, description, language, copyright: name },
    feedLinks: { rss: origin + RSS_PATH },
    generator: 'Forecourt',
    updated: dateOf(articles[0]?.post.updated ?? articles[0]?.post.date ?? '1970-01-01'),
  });
  for (const { post } of articles.slice(0, MOST)) {
    const { slug, title, categories, author, image } = post;
    const link = origin + fillPath(articleRoute.defaultPath, { category: categories[0]?.slug, slug });
    feed.addItem({
      ...{ id: link, link, title, description: post.description },
      date: dateOf(post.date),
      ...(email ? { author: [{ name: author.name, email }] } : {}),
      category: categories.map((category) => ({ name: category.name })),
      ...(image ? { image: { url: origin + imageUrl(image.path, { width: 1280 }), type: 'image/jpeg' } } : {}),
    });
  }
  return feed.rss2();
}

const dateOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
