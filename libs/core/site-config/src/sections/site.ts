import { z } from 'zod';
import { ruleSchemaFor } from '@forecourt/rules';
import { VEHICLE_FACTS } from '@forecourt/vehicle';
import { defineSection } from '../section.js';

const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, for example "gold-coast"');
const path = z.string().regex(/^\/[a-z0-9/-]*$/, 'must be a path such as "/used-car"');
const host = z
  .string()
  .regex(/^[a-z0-9.-]+$/, 'must be a host name without scheme and port, for example "harbour.localhost"');
const phone = z.string().min(6).max(20);

const address = z.strictObject({
  street: z.string(),
  city: z.string(),
  state: z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']),
  /** Text, not a number: Darwin is 0800. */
  postcode: z.string().regex(/^\d{4}$/, 'must be four digits'),
  place_url: z.url().optional(),
});

const openingHours = z.strictObject({
  /** 0 Sunday to 6 Saturday. */
  weekday: z.int().min(0).max(6),
  status: z.enum(['Open', 'Closed', 'By appointment only']),
  /** `08:30`, in the location’s zone. */
  open: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .optional(),
  close: z
    .string()
    .regex(/^\d\d:\d\d$/)
    .optional(),
});

const licence = z.strictObject({
  /** Label that the state’s law asks for, for example "Lic. No. MD" or "LMCT". */
  label: z.string().min(1),
  number: z.string().min(1),
  state: z.string().min(2),
});

const location = z.strictObject({
  id: z.string().min(1),
  slug,
  name: z.string().min(1),
  dealership_slug: slug,
  primary: z.boolean(),
  visible: z.boolean(),
  types: z.array(z.enum(['sales', 'service', 'parts'])).min(1),
  address,
  lat: z.number().min(-44).max(-9),
  long: z.number().min(96).max(168),
  phone,
  hours: z.array(openingHours),
  time_zone: z.string().startsWith('Australia/'),
  licence: licence.optional(),
});

export const siteSchema = z.strictObject({
  /** Number or word that other systems know the site by. */
  id: z.string().min(1),
  name: z.string().min(1),
  legalName: z.string().min(1),
  /** Host names that lead to this site; the first is the canonical one. */
  hosts: z.array(host).min(1),
  /** Path of the logo in the dealer’s folder. */
  logo: z.string().optional(),
  tagline: z.string(),
  /** One or two sentences for search engines and the footer. */
  description: z.string().min(1),
  timeZone: z.string().startsWith('Australia/'),
  email: z.email(),
  /** Numbers by purpose, in the order of A4: override, by car type, new, used; a location’s own number comes last. */
  phones: z.strictObject({
    override: phone.optional(),
    new: phone.optional(),
    demo: phone.optional(),
    used: phone.optional(),
    service: phone.optional(),
  }),
  address: address.optional(),
  licences: z.array(licence).min(1),
  manufacturer: z.string().optional(),
  dealershipGroup: z.string().optional(),
  dealershipId: z.string().optional(),
  dealerships: z.array(z.strictObject({ id: z.string().min(1), slug, name: z.string().min(1) })).min(1),
  locations: z.array(location).min(1),
  /** Which lender’s figures of the stock are this site’s. */
  financeProvider: z.string().optional(),
  garageEnabled: z.boolean(),
  offersSubscription: z.boolean(),
  blogsCount: z.int().min(0),
  youtubeUrl: z.url().optional(),
  /** Which vehicles the site may show (A9, B7; replaces the numeric variants 0 to 14). */
  stockRule: ruleSchemaFor(VEHICLE_FACTS),
  /** How long sold vehicles stay visible (A4; 3 days). 0 hides them at once. */
  includeSoldCarsDays: z.number().min(0).max(365),
  /** Path variants (A2, B2.1). */
  searchPrefix: path,
  /** Preset of the listing without path filters, for example "new-used-and-demo-cars". */
  defaultSearch: slug,
  checkoutPath: z.enum(['checkout', 'buy-online']),
  financePath: path,
});

export type SiteSection = z.infer<typeof siteSchema>;
export type SiteLocation = SiteSection['locations'][number];

export const siteSection = defineSection({
  id: 'site',
  schema: siteSchema,
  defaults: {
    tagline: '',
    timeZone: 'Australia/Brisbane',
    phones: {},
    garageEnabled: true,
    offersSubscription: false,
    blogsCount: 0,
    stockRule: {
      all: [
        { fact: 'show_on_dealer_website', in: [true] },
        { fact: 'status', in: ['in_stock', 'coming_soon', 'sold'] },
      ],
    },
    includeSoldCarsDays: 3,
    searchPrefix: '/search',
    defaultSearch: 'new-used-and-demo-cars',
    checkoutPath: 'checkout',
    financePath: '/finance',
  },
});
