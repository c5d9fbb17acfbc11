import { z } from 'zod';
import { SHARE_NETWORKS } from '@forecourt/contracts';
import {
  blogCategories,
  defineSection,
  href,
  leftOut,
  link,
  moment,
  picture,
  siteConfigWords,
} from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { defaultBlogCalls, defaultCalls } from './rules/defaultCalls.js';
import { contentSection } from './section.js';
import { contentWords } from './words/translated.js';

/** Icons of the kit that a call may bear. */
const CALL_ICONS = ['percent', 'clock', 'heart', 'body', 'mail', 'pin', 'check', 'camera', 'search'] as const;

const text = z.string().min(1);
const say = wordsOf({ config: {} }, contentWords);
const categories = blogCategories(wordsOf({ config: {} }, siteConfigWords)).map(({ name }) => name);
const titles = (calls: readonly { title: string }[]) => calls.map(({ title }) => title);
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens')
  .refine((value) => value !== 'authors', '"authors" is an address of its own');
const each = <Item extends { slug: string }>(items: readonly Item[]): boolean =>
  new Set(items.map((item) => item.slug)).size === items.length;

const promotion = z.strictObject({
  id: slug.describe('Unique among the promotions.'),
  title: text,
  text: z.string().describe('A sentence or two below it.'),
  picture: picture.describe(
    'Path of the image service or an address; 1920 by 540 pixels, words lie over its left half.',
  ),
  alt: z.string().describe('What the picture shows, for those who hear the page; empty where it only adorns.'),
  href: href.optional().describe('Where it leads.'),
  linkText: text.optional().describe('Words of that link; "Find out more" when left out.'),
  terms: z.string().optional().describe('Conditions in small print.'),
  startsAt: moment.optional(),
  expiresAt: moment.optional(),
});
export type Promotion = z.infer<typeof promotion>;

const call = z.strictObject({
  title: text,
  text: z.string().describe('A sentence below it.'),
  icon: z.enum(CALL_ICONS).describe('Shown next to the title.'),
  link: link.describe('Where it leads; a call whose page the site does not have is not shown.'),
});
export type Call = z.infer<typeof call>;

const promotionOptions = z.strictObject({
  title: text
    .optional()
    .describe(`What the slider is called for those who hear the page. ${leftOut(say('promotions'))}`),
  slides: z
    .array(promotion)
    .max(8)
    .refine((slides) => new Set(slides.map(({ id }) => id)).size === slides.length, 'two have the same id'),
  seconds: z
    .number()
    .min(4)
    .max(30)
    .optional()
    .describe(
      'How long each shows before the next comes automatically; shoppers can pause it, and it does not move ' +
        'for those who want less motion. Left out: moved by shoppers alone.',
    ),
});

const schema = z.strictObject({
  hasBlog: z.boolean().describe('The site has a blog; its articles lie in the dealer’s folder, content/blog.'),
  blogTitle: text
    .optional()
    .describe(`Heading of the blog, on its page and on the front page. ${leftOut(say('blog.title'))}`),
  blogIntro: z.string().describe('A sentence below it.'),
  pageSize: z.int().min(1).max(60).describe('Articles on a page of the blog.'),
  categories: z
    .array(z.strictObject({ slug, name: text, description: text }))
    .min(1)
    .refine(each, 'two have the same slug')
    .optional()
    .describe(`Kinds of articles, in the order in which they appear (B2.8). ${leftOut(...categories)}`),
  authors: z
    .array(z.strictObject({ slug, name: text, role: text.optional(), about: text.optional() }))
    .refine(each, 'two have the same slug')
    .describe('Who writes; articles name them by their slug.'),
  blogCalls: z
    .array(call)
    .max(6)
    .optional()
    .describe(`Calls to action on the blog’s first page (B2.8). ${leftOut(...titles(defaultBlogCalls(say)))}`),
  homePosts: z.int().min(0).max(12).describe('Articles of the front page’s section "content/home-blog", 0 for none.'),
  vehicleTitle: text
    .optional()
    .describe(`Heading of the latest articles on a vehicle’s page (VDP-20). ${leftOut(say('blog.onVehiclePage'))}`),
  vehiclePosts: z.int().min(0).max(12).describe('Articles on a vehicle’s page, 0 for none.'),
  relatedStock: z.int().min(0).max(12).describe('Vehicles inside an article that names some, 0 for none.'),
  promotions: promotionOptions.describe('Slider of the front page’s section "content/home-promotions" (NAV-05).'),
  calls: z
    .array(call)
    .max(6)
    .optional()
    .describe(
      'Calls to action of the front page’s section "content/home-calls" (B2.2). ' +
        leftOut(...titles(defaultCalls(say))),
    ),
  memberPages: z
    .strictObject({
      spinToWin: z
        .enum(['off', 'gated'])
        .describe('"gated": /spin-to-win is there, for signed-in shoppers, with the words of the page "spin-to-win".'),
      onlinePayment: z
        .enum(['off', 'gated', 'open'])
        .describe(
          'Whether /online-payment is there, with the words of the page "online-payment": for signed-in ' +
            'shoppers, or without a gate.',
        ),
    })
    .describe('Pages of words at addresses of their own (B2.1, B6); a gate needs "garage.accounts".'),
  shareNetworks: z.array(z.enum(SHARE_NETWORKS)).describe('Ways to share an article, in this order.'),
});

/** The options, and which pages of words there are: the service adds that. */
export type ContentConfig = z.infer<typeof schema> & { readonly writtenPages?: readonly string[] | undefined };

export const contentConfig = defineSection(contentSection, {
  schema,
  homeSections: ['content/home-promotions', 'content/home-blog', 'content/home-calls'],
  words: contentWords,
  defaults: {
    hasBlog: false,
    blogIntro: '',
    pageSize: 9,
    authors: [],
    homePosts: 3,
    vehiclePosts: 3,
    relatedStock: 3,
    promotions: { slides: [] },
    memberPages: { spinToWin: 'off', onlinePayment: 'off' },
    shareNetworks: ['facebook', 'x', 'whatsapp', 'email'],
  } satisfies ContentConfig,
});
