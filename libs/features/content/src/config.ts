import { z } from 'zod';
import { BLOG_CATEGORIES, SHARE_NETWORKS } from '@forecourt/contracts';
import { defineSection } from '@forecourt/site-config';
import { contentSection } from './section.js';

const text = z.string().min(1);
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
  .refine((value) => value !== 'authors', '"authors" is an address of its own');
const each = <Item extends { slug: string }>(items: readonly Item[]): boolean =>
  new Set(items.map((item) => item.slug)).size === items.length;

const schema = z.strictObject({
  hasBlog: z.boolean().describe('The site has a blog; its articles lie in the dealer’s folder, content/blog.'),
  blogTitle: text.describe('Heading of the blog, on its page and on the front page.'),
  blogIntro: z.string().describe('A sentence below it.'),
  pageSize: z.int().min(1).max(60).describe('Articles on a page of the blog.'),
  categories: z
    .array(z.strictObject({ slug, name: text, description: text }))
    .min(1)
    .refine(each, 'two have the same slug')
    .describe('Kinds of articles, in the order in which they stand (B2.8).'),
  authors: z
    .array(z.strictObject({ slug, name: text, role: text.optional(), about: text.optional() }))
    .refine(each, 'two have the same slug')
    .describe('Who writes; articles name them by their slug.'),
  homePosts: z.int().min(0).max(12).describe('Articles of the front page’s section "content/home-blog", 0 for none.'),
  vehicleTitle: text.describe('Heading of the latest articles on a vehicle’s page (VDP-20).'),
  vehiclePosts: z.int().min(0).max(12).describe('Articles on a vehicle’s page, 0 for none.'),
  relatedStock: z.int().min(0).max(12).describe('Vehicles inside an article that names some, 0 for none.'),
  shareNetworks: z.array(z.enum(SHARE_NETWORKS)).describe('Ways to share an article, in this order.'),
});

export type ContentConfig = z.infer<typeof schema>;

export const contentConfig = defineSection(contentSection, {
  schema,
  defaults: {
    hasBlog: false,
    blogTitle: 'Blog',
    blogIntro: '',
    pageSize: 9,
    categories: [...BLOG_CATEGORIES],
    authors: [],
    homePosts: 3,
    vehicleTitle: 'From our blog',
    vehiclePosts: 3,
    relatedStock: 3,
    shareNetworks: ['facebook', 'x', 'whatsapp', 'email'],
  } satisfies ContentConfig,
});
