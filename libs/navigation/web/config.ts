import { z } from 'zod';
import { defineSection, href, leftOut, link, pageTarget } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { announcementSchema } from './announcements.js';
import { brandBannerSchema } from './brandBanner.js';
import { defaultFooter, defaultMenu } from './rules/defaultLinks.js';
import { navigationSection } from './section.js';
import { navigationWords } from './words/translated.js';

const text = z.string().min(1);
const say = wordsOf({ config: {} }, navigationWords);
const menuLabels = defaultMenu(say).flatMap(({ label, items = [] }) => [label, ...items.map((item) => item.label)]);
const footerLabels = defaultFooter(say).flatMap(({ title = [], links }) => [title, links.map(({ label }) => label)]);

/** Ways into the stock that a dropdown can show: makes by name, bodies and models with a picture. */
export const BROWSED = ['make', 'body', 'model'] as const;
export type Browsed = (typeof BROWSED)[number];

const entry = z
  .strictObject({
    label: text,
    href: href.optional(),
    ...pageTarget,
    to: pageTarget.to.optional(),
    items: z.array(link).optional().describe('Links of its dropdown.'),
    isHidden: z.boolean().optional().describe('Kept in its place and not shown, such as until a season begins.'),
    browse: z
      .array(z.enum(BROWSED))
      .min(1)
      .optional()
      .describe('What of the present stock appears next to the links: makes by name, bodies and models with pictures.'),
  })
  .refine(
    ({ items, browse, href: own, to }) => !browse || (items !== undefined && own === undefined && to === undefined),
    { path: ['browse'], error: 'belongs in a dropdown: the entry needs items, and neither to nor href' },
  );

export type MenuEntry = z.infer<typeof entry>;

const footerGroup = z.strictObject({
  title: text.optional().describe('The site’s name when left out.'),
  links: z.array(link).min(1),
});
export type FooterGroup = z.infer<typeof footerGroup>;

const schema = z.strictObject({
  menu: z
    .array(entry)
    .optional()
    .describe(`Header menu (B2.8); an entry with \`items\` opens a dropdown. ${leftOut(...menuLabels)}`),
  footerGroups: z
    .array(footerGroup)
    .optional()
    .describe(`Footer groups (B2.8). ${leftOut(...footerLabels.flat(2))}`),
  headerLayout: z
    .enum(['row', 'rows'])
    .describe('Wide screens: the menu is next to the logo, or in a row of its own below it, which has room for more.'),
  headerScroll: z
    .enum(['gives-way', 'stays', 'leaves'])
    .describe(
      'When the page is scrolled: the header goes with the first scroll down and comes back with the ' +
        'first scroll up, stays at the top of the window, or leaves with the page’s top.',
    ),
  showPhone: z.boolean(),
  showName: z
    .boolean()
    .describe('Whether the header writes the site’s name next to its logo; one that says the name itself needs none.'),
  announcements: z
    .array(announcementSchema)
    .max(3)
    .describe('Lines below the header of every page, each for the time that it is meant for.'),
  brandBanner: brandBannerSchema.describe('Banner of sister websites on the front page (B2.7, NAV-03).'),
});
/** The options, and which pages of words there are: the service adds that. */
export type NavigationConfig = z.infer<typeof schema> & { readonly writtenPages?: readonly string[] | undefined };

export const navigationConfig = defineSection(navigationSection, {
  schema,
  homeSections: ['navigation/brand-banner'],
  whenLeftOut: { menu: (site, written) => defaultMenu(wordsOf(site, navigationWords), written) },
  words: navigationWords,
  defaults: {
    headerLayout: 'rows',
    headerScroll: 'gives-way',
    showPhone: true,
    showName: true,
    announcements: [],
    brandBanner: { leadsTo: 'brand', websites: [] },
  } satisfies NavigationConfig,
});
export { navigationSection } from './section.js';
