import { z } from 'zod';
import { ENQUIRY_TOPICS } from '../enquiryTopics.js';
import { STOCK_FACETS } from '@forecourt/vehicle';

const slug = z.string().max(120);
const heading = z.object({ id: z.string(), text: z.string(), level: z.int().min(2).max(3) });
const picture = z.object({ path: z.string().describe('Name in the image service.'), alt: z.string() });
const named = z.object({ slug: z.string(), name: z.string() });

const relatedStock = z.object({
  title: z.string(),
  facets: z.partialRecord(z.enum(STOCK_FACETS), z.array(z.string())),
  priceTo: z.number().optional().describe('Dollars.'),
});
export type RelatedStock = z.infer<typeof relatedStock>;

const postSummary = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  date: z.string().describe('Day of publication, `yyyy-mm-dd`.'),
  updated: z.string().optional().describe('Day of the last change, where it was another.'),
  minutes: z.int().describe('Time that reading takes.'),
  author: named,
  categories: z.array(named).min(1).describe('The first one is part of the article’s address.'),
  image: picture.optional(),
});
export type PostSummary = z.infer<typeof postSummary>;

/** Query of `GET /api/content/posts`. */
export const postsQuery = z.object({
  category: slug.optional(),
  author: slug.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  count: z.coerce.number().int().min(1).max(100).default(12).describe('Articles on a page.'),
});

/** Answer of `GET /api/content/posts`: published articles, the latest first (NAV-04). */
export const postsAnswer = z.object({
  posts: z.array(postSummary),
  featured: z.array(postSummary).describe('Articles that the dealer puts forward; on the first page of all of them.'),
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  category: named.extend({ description: z.string() }).optional(),
  author: named.extend({ role: z.string().optional(), about: z.string().optional() }).optional(),
  categories: z.array(named.extend({ description: z.string(), count: z.int() })).describe('Those that have articles.'),
});
export type PostsAnswer = z.infer<typeof postsAnswer>;

/** Path of an article or a page. */
export const contentParams = z.object({ slug });

/** Answer of `GET /api/content/posts/:slug`. */
export const articleAnswer = z.object({
  post: postSummary,
  html: z.string().describe('Cleaned; links to pages of the site read `route:<id>`.'),
  headings: z.array(heading),
  stock: relatedStock.optional(),
  previous: postSummary.optional().describe('The one before it in time.'),
  next: postSummary.optional(),
  more: z.array(postSummary).describe('Others of the same categories.'),
});
export type ArticleAnswer = z.infer<typeof articleAnswer>;

const pageSummary = z.object({
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  updated: z.string().optional(),
  kind: z
    .enum(['page', 'legal', 'brand'])
    .describe('What is written about a brand appears on that brand’s page, under its slug (NAV-06).'),
  isAtRoot: z.boolean().describe('Has an address of its own, `/warranty`, instead of `/pages/warranty`.'),
});
export type PageSummary = z.infer<typeof pageSummary>;

/** Answer of `GET /api/content/pages/:slug` (NAV-05). */
export const contentPageAnswer = z.object({
  page: pageSummary,
  html: z.string(),
  headings: z.array(heading),
  questions: z
    .array(z.object({ id: z.string(), question: z.string(), html: z.string(), text: z.string() }))
    .optional()
    .describe('Of a page of questions: the answer under each of its headings.'),
  image: picture.optional(),
  stock: relatedStock.optional(),
  enquiry: z.enum(ENQUIRY_TOPICS).optional().describe('Topic of the form below the page (FORM-11).'),
});
export type ContentPageAnswer = z.infer<typeof contentPageAnswer>;

/** Answer of `GET /api/content/index`: what the site has of content. */
export const contentIndexAnswer = z.object({
  pages: z.array(pageSummary),
  posts: z.array(z.object({ slug: z.string(), category: z.string(), title: z.string() })),
  categories: z.array(named),
});
export type ContentIndexAnswer = z.infer<typeof contentIndexAnswer>;
