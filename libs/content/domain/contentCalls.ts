import * as z from 'zod/mini';
import { ENQUIRY_TOPICS } from '@forecourt/contracts';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { STOCK_FACETS } from '@forecourt/vehicle';

const text = z.string();
const slug = text.check(z.maxLength(120));
const heading = z.object({ id: text, text, level: z.int().check(z.gte(2), z.lte(3)) });
const picture = z.object({ path: text.check(z.describe('Name in the image service.')), alt: text });
const named = z.object({ slug: text, name: text });

const relatedStock = z.object({
  title: text,
  facets: z.partialRecord(z.enum(STOCK_FACETS), z.array(text)),
  priceTo: z.optional(z.number().check(z.describe('Dollars.'))),
});
/** Vehicles that a text is about. */
export type RelatedStock = z.infer<typeof relatedStock>;

const postSummary = z.object({
  slug: text,
  title: text,
  description: text,
  date: text.check(z.describe('Day of publication, `yyyy-mm-dd`.')),
  updated: z.optional(text.check(z.describe('Day of the last change, where it was another.'))),
  minutes: z.int().check(z.describe('Time that reading takes.')),
  author: named,
  categories: z.array(named).check(z.minLength(1), z.describe('The first one is part of the article’s address.')),
  image: z.optional(picture),
});
/** An article as cards show it. */
export type PostSummary = z.infer<typeof postSummary>;

/** Published articles, the latest first (NAV-04). */
export const listPosts = defineCall({
  method: 'GET',
  path: '/api/content/posts',
  summary: 'Published articles, the latest first',
  tags: ['content'],
  query: z.object({
    category: z.optional(slug),
    author: z.optional(slug),
    page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000)), 1),
    count: z
      ._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(100)), 12)
      .check(z.describe('Articles on a page.')),
  }),
  answer: z.object({
    posts: z.array(postSummary),
    featured: z
      .array(postSummary)
      .check(z.describe('Articles that the dealer puts forward; on the first page of all of them.')),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
    category: z.optional(z.extend(named, { description: text })),
    author: z.optional(z.extend(named, { role: z.optional(text), about: z.optional(text) })),
    categories: z
      .array(z.extend(named, { description: text, count: z.int() }))
      .check(z.describe('Those that have articles.')),
  }),
  refusals: [404, 422],
});
export type PostsAnswer = CallAnswer<typeof listPosts>;

/** One published article. */
export const readArticle = defineCall({
  method: 'GET',
  path: '/api/content/posts/:slug',
  summary: 'A published article',
  tags: ['content'],
  params: z.object({ slug }),
  answer: z.object({
    post: postSummary,
    html: text.check(z.describe('Cleaned; links to pages of the site read `route:<id>`.')),
    headings: z.array(heading),
    stock: z.optional(relatedStock),
    previous: z.optional(postSummary.check(z.describe('The one before it in time.'))),
    next: z.optional(postSummary),
    more: z.array(postSummary).check(z.describe('Others of the same categories.')),
  }),
  refusals: [404],
});
export type ArticleAnswer = CallAnswer<typeof readArticle>;

const pageSummary = z.object({
  slug: text,
  title: text,
  description: text,
  updated: z.optional(text),
  kind: z
    .enum(['page', 'legal', 'brand'])
    .check(z.describe('What is written about a brand appears on that brand’s page, under its slug (NAV-06).')),
  isAtRoot: z.boolean().check(z.describe('Has an address of its own, `/warranty`, instead of `/pages/warranty`.')),
});
export type PageSummary = z.infer<typeof pageSummary>;

/** One page of words (NAV-05). */
export const readPage = defineCall({
  method: 'GET',
  path: '/api/content/pages/:slug',
  summary: 'A page of information, or a legal one',
  description: 'Pages for signed-in shoppers alone are a 401 for others.',
  tags: ['content'],
  params: z.object({ slug }),
  answer: z.object({
    page: pageSummary,
    html: text,
    headings: z.array(heading),
    questions: z.optional(
      z
        .array(z.object({ id: text, question: text, html: text, text }))
        .check(z.describe('Of a page of questions: the answer under each of its headings.')),
    ),
    image: z.optional(picture),
    stock: z.optional(relatedStock),
    enquiry: z.optional(z.enum(ENQUIRY_TOPICS).check(z.describe('Topic of the form below the page (FORM-11).'))),
  }),
  refusals: [401, 404],
});
export type ContentPageAnswer = CallAnswer<typeof readPage>;

/** Names and addresses of what a site has of content. */
export const readContentIndex = defineCall({
  method: 'GET',
  path: '/api/content/index',
  summary: 'Every page and article',
  tags: ['content'],
  answer: z.object({
    pages: z.array(pageSummary),
    posts: z.array(z.object({ slug: text, category: text, title: text })),
    categories: z.array(named),
  }),
  refusals: [404],
});
export type ContentIndexAnswer = CallAnswer<typeof readContentIndex>;
