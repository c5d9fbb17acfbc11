import type { ArticleAnswer, ContentIndexAnswer, ContentPageAnswer, PostsAnswer } from '@forecourt/content/domain';
import type { Article, DealerContent } from './reading/readContent.js';

/** Featured articles that the blog’s first page shows. */
const MOST_FEATURED = 6;
/** Others that an article leads to. */
const MORE = 3;

export interface PostsQuery {
  readonly category?: string | undefined;
  readonly author?: string | undefined;
  readonly page: number;
  /** Articles on a page. */
  readonly count: number;
}

/** What a site shows of its dealer’s texts on a day, `yyyy-mm-dd`: drafts and what is still to come are nowhere. */
export class SiteContent {
  readonly #content: DealerContent;
  constructor(content: DealerContent) {
    this.#content = content;
  }

  /** Published articles, the latest first. */
  published(today: string): readonly Article[] {
    return this.#content.articles.filter(({ isDraft, post }) => !isDraft && post.date <= today);
  }

  /**
   * A page of articles. Undefined for a category or an author that the site does not have, and behind the last page.
   */
  posts({ category, author, page, count }: PostsQuery, today: string): PostsAnswer | undefined {
    const all = this.published(today);
    const ofCategory = this.#content.categories.find(({ slug }) => slug === category);
    const ofAuthor = this.#content.authors.find(({ slug }) => slug === author);
    if ((category !== undefined && !ofCategory) || (author !== undefined && !ofAuthor)) return undefined;
    const found = all
      .map(({ post }) => post)
      .filter((post) => !ofCategory || post.categories.some(({ slug }) => slug === ofCategory.slug))
      .filter((post) => !ofAuthor || post.author.slug === ofAuthor.slug);
    const pages = Math.max(1, Math.ceil(found.length / count));
    if (page > pages) return undefined;
    const isFirst = page === 1 && !ofCategory && !ofAuthor;
    const featured = isFirst ? all.filter(({ isFeatured }) => isFeatured).slice(0, MOST_FEATURED) : [];
    return {
      posts: found.slice((page - 1) * count, page * count),
      featured: featured.map(({ post }) => post),
      ...{ total: found.length, page, pages, categories: this.#categories(all) },
      ...(ofCategory ? { category: { ...ofCategory } } : {}),
      ...(ofAuthor ? { author: { ...ofAuthor } } : {}),
    };
  }

  #categories(articles: readonly Article[]): PostsAnswer['categories'] {
    return this.#content.categories
      .map((category) => ({
        ...category,
        count: articles.filter(({ post }) => post.categories.some(({ slug }) => slug === category.slug)).length,
      }))
      .filter(({ count }) => count > 0);
  }

  article(slug: string, today: string): ArticleAnswer | undefined {
    const all = this.published(today);
    const at = all.findIndex(({ post }) => post.slug === slug);
    const found = all[at];
    if (!found) return undefined;
    const { post, text, stock } = found;
    const [next, previous] = [all[at - 1]?.post, all[at + 1]?.post];
    const own = new Set(post.categories.map((category) => category.slug));
    const others = all.map((other) => other.post).filter((other) => other.slug !== slug);
    const related = others.filter(({ categories }) => categories.some((category) => own.has(category.slug)));
    return {
      ...{ post, html: text.html, headings: [...text.headings] },
      more: [...new Set([...related, ...others])].slice(0, MORE),
      ...(stock ? { stock } : {}),
      ...(previous ? { previous } : {}),
      ...(next ? { next } : {}),
    };
  }

  page(slug: string): ContentPageAnswer | undefined {
    const found = this.#content.pages.find(({ page, isDraft }) => page.slug === slug && !isDraft);
    if (!found) return undefined;
    const { isDraft: _isDraft, ...answer } = found;
    return answer;
  }

  /** Every page and article that may be found. */
  index(today: string): ContentIndexAnswer {
    const articles = this.published(today);
    return {
      pages: this.#content.pages.filter(({ isDraft }) => !isDraft).map(({ page }) => page),
      posts: articles.map(({ post: { slug, title, categories } }) => ({
        slug,
        title,
        category: categories[0]?.slug ?? '',
      })),
      categories: this.#categories(articles).map(({ slug, name }) => ({ slug, name })),
    };
  }
}
