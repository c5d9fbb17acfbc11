import { z } from 'zod';
import { BLOG_CATEGORIES, SHARE_NETWORKS } from '@forecourt/contracts';
import { defineSection, href, link, moment, picture } from '@forecourt/site-config';
import { translated } from '@forecourt/words';
import { contentSection } from './section.js';
import { contentWords as english } from './words/contentWords.js';
import { zhHans } from './words/zhHans.js';

/** The library's messages in all languages. */
export const contentWords = translated(english, { 'zh-Hans': zhHans });

/** Icons of the kit that a call may bear. */
const CALL_ICONS = ['percent', 'clock', 'heart', 'body', 'mail', 'pin', 'check', 'camera', 'search'] as const;

const text = z.string().min(1);
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
  title: text.describe('What the slider is called for those who hear the page.'),
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
  blogTitle: text.describe('Heading of the blog, on its page and on the front page.'),
  blogIntro: z.string().describe('A sentence below it.'),
  pageSize: z.int().min(1).max(60).describe('Articles on a page of the blog.'),
  categories: z
    .array(z.strictObject({ slug, name: text, description: text }))
    .min(1)
    .refine(each, 'two have the same slug')
    .describe('Kinds of articles, in the order in which they appear (B2.8).'),
  authors: z
    .array(z.strictObject({ slug, name: text, role: text.optional(), about: text.optional() }))
    .refine(each, 'two have the same slug')
    .describe('Who writes; articles name them by their slug.'),
  blogCalls: z
    .array(call)
    .max(6)
    .describe('Calls to action on the blog’s first page (B2.8): a test drive, the stock, a reservation online.'),
  homePosts: z.int().min(0).max(12).describe('Articles of the front page’s section "content/home-blog", 0 for none.'),
  vehicleTitle: text.describe('Heading of the latest articles on a vehicle’s page (VDP-20).'),
  vehiclePosts: z.int().min(0).max(12).describe('Articles on a vehicle’s page, 0 for none.'),
  relatedStock: z.int().min(0).max(12).describe('Vehicles inside an article that names some, 0 for none.'),
  promotions: promotionOptions.describe('Slider of the front page’s section "content/home-promotions" (NAV-05).'),
  calls: z
    .array(call)
    .max(6)
    .describe(
      'Calls to action of the front page’s section "content/home-calls" (B2.2): offers, service, selling a car.',
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

const defaultCalls: z.infer<typeof schema>['calls'] = [
  {
    title: 'Latest offers',
    text: 'What costs less this month, with its conditions beside it.',
    icon: 'percent',
    link: { label: 'See the offers', to: 'offers/list' },
  },
  {
    title: 'Book a service',
    text: 'Logbook services by people who know the make.',
    icon: 'clock',
    link: { label: 'Choose a workshop', to: 'locations/service' },
  },
  {
    title: 'Sell us your car',
    text: 'Tell us what you drive. We look at it and name a figure, whether or not you buy.',
    icon: 'body',
    link: { label: 'Ask what it is worth', to: 'forms/enquiry' },
  },
];

const defaultBlogCalls: z.infer<typeof schema>['blogCalls'] = [
  {
    title: 'Book a test drive',
    text: 'Choose a vehicle, a day and a time. It is ready when you arrive.',
    icon: 'clock',
    link: { label: 'Find a time', to: 'forms/test-drive' },
  },
  {
    title: 'View our stock',
    text: 'Every vehicle with its photos, its price and what the price includes.',
    icon: 'search',
    link: { label: 'Search vehicles', to: 'search/listing' },
  },
  {
    title: 'Reserve online',
    text: 'A refundable deposit holds the vehicle while you make up your mind.',
    icon: 'check',
    link: { label: 'How it works', to: 'content/information', path: 'buying' },
  },
];

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
    blogCalls: defaultBlogCalls,
    homePosts: 3,
    vehicleTitle: 'From our blog',
    vehiclePosts: 3,
    relatedStock: 3,
    promotions: { title: 'Promotions', slides: [] },
    calls: defaultCalls,
    memberPages: { spinToWin: 'off', onlinePayment: 'off' },
    shareNetworks: ['facebook', 'x', 'whatsapp', 'email'],
  } satisfies ContentConfig,
});
