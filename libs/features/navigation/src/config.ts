import { z } from 'zod';
import { defineSection } from '@forecourt/site-config';

const link = z.strictObject({
  label: z.string().min(1),
  href: z.string().regex(/^(\/|https?:\/\/|tel:|mailto:)/, 'must begin with "/", "https://", "tel:" or "mailto:"'),
});

const schema = z.strictObject({
  /** Header menu (B2.8); an entry with `items` opens a dropdown. */
  menu: z.array(
    z.strictObject({
      label: z.string().min(1),
      href: z.string().startsWith('/').optional(),
      items: z.array(link).optional(),
    }),
  ),
  /** Footer groups (B2.8), beside the stock links that follow from the site. */
  footerGroups: z.array(z.strictObject({ title: z.string().min(1), links: z.array(link).min(1) })),
  showPhone: z.boolean(),
  legalNote: z.string(),
});
export type NavigationConfig = z.infer<typeof schema>;

export const navigationConfig = defineSection({
  id: 'navigation',
  schema,
  defaults: {
    menu: [
      {
        label: 'Our Stock',
        items: [
          { label: 'All vehicles', href: '/search' },
          { label: 'New', href: '/search/new-cars' },
          { label: 'Demo', href: '/search/demo-cars' },
          { label: 'Used', href: '/search/used-cars' },
          { label: 'Brands', href: '/brands' },
          { label: 'All models', href: '/models' },
          { label: 'By budget', href: '/budget' },
        ],
      },
      { label: 'Finance', href: '/finance' },
      { label: 'Contact Us', href: '/contact-us' },
    ],
    footerGroups: [
      {
        title: 'Buyer Tools',
        links: [
          { label: 'New', href: '/search/new-cars' },
          { label: 'Demo', href: '/search/demo-cars' },
          { label: 'Used', href: '/search/used-cars' },
        ],
      },
      { title: 'Help', links: [{ label: 'Contact Us', href: '/contact-us' }] },
    ],
    showPhone: true,
    legalNote: 'Prices and availability are confirmed when you enquire. Pictures may show options at extra cost.',
  } satisfies NavigationConfig,
});
