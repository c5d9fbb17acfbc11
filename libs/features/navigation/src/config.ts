import { z } from 'zod';
import { defineSection, href } from '@forecourt/site-config';
import { brandBannerSchema } from './brandBanner.js';
import { defaultFooter, defaultMenu } from './configDefaults.js';
import { navigationSection } from './section.js';

const text = z.string().min(1);

/** A page of the site itself, by its route: its address follows where the site mounts it. */
const page = z.strictObject({
  label: text,
  to: z
    .string()
    .regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'must be a page such as "search/listing" or "finance/page"')
    .describe(
      'Page of the site, for example "search/listing"; an entry whose page the site does not have is not shown.',
    ),
  path: z
    .string()
    .regex(/^[^/?#\s]+(\/[^/?#\s]+)*$/, 'must be names with single slashes between them, for example "used-cars"')
    .optional()
    .describe(
      'What stands behind the page’s address, for example "used-cars"; of a page of words its name, "warranty".',
    ),
  query: z
    .string()
    .regex(/^[\w[\]%.:=&+-]+$/, 'must be parameters such as "item_type=caravan"')
    .optional()
    .describe('Parameters of the page, for example "item_type=caravan".'),
});
const anywhere = z.strictObject({
  label: text,
  href,
});
const link = z.union([page, anywhere]);
export type MenuLink = z.infer<typeof link>;

/** Ways into the stock that a dropdown can show: makes by name, bodies and models with a picture. */
export const BROWSED = ['make', 'body', 'model'] as const;
export type Browsed = (typeof BROWSED)[number];

const entry = z
  .strictObject({
    label: text,
    href: href.optional(),
    to: page.shape.to.optional(),
    path: page.shape.path,
    query: page.shape.query,
    items: z.array(link).optional().describe('Links of its dropdown.'),
    browse: z
      .array(z.enum(BROWSED))
      .min(1)
      .optional()
      .describe('What of the present stock stands beside the links: makes by name, bodies and models with pictures.'),
  })
  .refine(
    ({ items, browse, href: own, to }) => !browse || (items !== undefined && own === undefined && to === undefined),
    { path: ['browse'], error: 'stands in a dropdown: the entry needs items, and neither to nor href' },
  );

const schema = z.strictObject({
  menu: z.array(entry).describe('Header menu (B2.8); an entry with `items` opens a dropdown.'),
  footerGroups: z
    .array(
      z.strictObject({
        title: text.optional().describe('The site’s name when left out.'),
        links: z.array(link).min(1),
      }),
    )
    .describe('Footer groups (B2.8).'),
  headerLayout: z
    .enum(['row', 'rows'])
    .describe(
      'Wide screens: the menu stands beside the logo, or in a row of its own below it, which has room for more.',
    ),
  showPhone: z.boolean(),
  showName: z
    .boolean()
    .describe('Whether the header writes the site’s name beside its logo; one that says the name itself needs none.'),
  legalNote: z.string(),
  brandBanner: brandBannerSchema.describe('Banner of sister websites on the front page (B2.7, NAV-03).'),
});
export type NavigationConfig = z.infer<typeof schema>;

export const navigationConfig = defineSection(navigationSection, {
  schema,
  defaults: {
    menu: defaultMenu,
    footerGroups: defaultFooter,
    headerLayout: 'rows',
    showPhone: true,
    showName: true,
    brandBanner: { title: 'Our family of dealers', leadsTo: 'brand', websites: [] },
    legalNote: 'Prices and availability are confirmed when you enquire. Pictures may show options at extra cost.',
  } satisfies NavigationConfig,
});
export { navigationSection } from './section.js';
