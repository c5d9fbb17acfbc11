import { z } from 'zod';
import { defineSection, href, ownPath } from '@forecourt/site-config';
import { navigationSection } from './section.js';

/** A page of the site itself, by its route: its address follows where the site mounts it. */
const page = z.strictObject({
  label: z.string().min(1),
  to: z
    .string()
    .regex(/^[a-z][a-z0-9-]*\/[a-z][a-z0-9-]*$/, 'must be a page such as "search/listing" or "finance/page"')
    .describe(
      'Page of the site, for example "search/listing"; an entry whose page the site does not have is not shown.',
    ),
  path: z.string().min(1).optional().describe('First part behind the page’s address, for example "used-cars".'),
});
const anywhere = z.strictObject({
  label: z.string().min(1),
  href,
});
const link = z.union([page, anywhere]);
export type MenuLink = z.infer<typeof link>;

const schema = z.strictObject({
  /** Header menu (B2.8); an entry with `items` opens a dropdown. */
  menu: z.array(
    z.strictObject({
      label: z.string().min(1),
      href: ownPath.optional(),
      to: page.shape.to.optional(),
      items: z.array(link).optional(),
    }),
  ),
  /** Footer groups (B2.8), beside the stock links that follow from the site. */
  footerGroups: z.array(z.strictObject({ title: z.string().min(1), links: z.array(link).min(1) })),
  showPhone: z.boolean(),
  showName: z
    .boolean()
    .describe('Whether the header writes the site’s name beside its logo; one that says the name itself needs none.'),
  legalNote: z.string(),
});
export type NavigationConfig = z.infer<typeof schema>;

export const navigationConfig = defineSection(navigationSection, {
  schema,
  defaults: {
    menu: [
      {
        label: 'Our Stock',
        items: [
          { label: 'All vehicles', to: 'search/listing' },
          { label: 'New', to: 'search/listing', path: 'new-cars' },
          { label: 'Demo', to: 'search/listing', path: 'demo-cars' },
          { label: 'Used', to: 'search/listing', path: 'used-cars' },
          { label: 'Brands', to: 'search/brands' },
          { label: 'All models', to: 'search/models' },
          { label: 'By budget', to: 'finance/budget' },
        ],
      },
      { label: 'Finance', to: 'finance/page' },
      { label: 'Contact Us', to: 'forms/enquiry' },
    ],
    footerGroups: [
      {
        title: 'Buyer Tools',
        links: [
          { label: 'New', to: 'search/listing', path: 'new-cars' },
          { label: 'Demo', to: 'search/listing', path: 'demo-cars' },
          { label: 'Used', to: 'search/listing', path: 'used-cars' },
        ],
      },
      {
        title: 'Help',
        links: [
          { label: 'Locations', to: 'locations/list' },
          { label: 'Contact Us', to: 'forms/enquiry' },
          { label: 'Blog', to: 'content/blog' },
          { label: 'Sitemap', to: 'content/site-map' },
        ],
      },
      {
        title: 'Legal',
        links: [
          { label: 'Privacy Policy', to: 'content/privacy' },
          { label: 'Terms And Conditions', to: 'content/terms' },
          { label: 'Finance Disclaimer', to: 'content/finance-disclaimer' },
        ],
      },
    ],
    showPhone: true,
    showName: true,
    legalNote: 'Prices and availability are confirmed when you enquire. Pictures may show options at extra cost.',
  } satisfies NavigationConfig,
});
