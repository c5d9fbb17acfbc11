import { z } from 'zod';
import { address, licence, phone, picture, slug, timeZone } from './parts.js';
import { httpsAddress } from './safeText.js';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as "08:30"');
const isoDate = z.string().regex(/^\d{4}-\d\d-\d\d$/, 'must be a date such as "2026-12-25"');
const status = z.enum(['Open', 'Closed', 'By appointment only']);

const opening = { status, open: time.optional(), close: time.optional() };

/** An open day says from when to when. */
const withTimes = <Schema extends z.ZodType<{ status: string; open?: string | undefined; close?: string | undefined }>>(
  schema: Schema,
): Schema =>
  schema.refine(
    ({ status: is, open, close }) =>
      is === 'Open' ? open !== undefined && close !== undefined && open < close : open === undefined,
    'an open day needs "open" before "close"; other days have neither',
  );

const category = z.enum(['sales', 'service', 'parts']);

const hours = z.array(
  withTimes(z.strictObject({ weekday: z.int().min(0).max(6).describe('0 Sunday to 6 Saturday.'), ...opening })),
);
const specialHours = z.array(withTimes(z.strictObject({ date: isoDate, name: z.string().optional(), ...opening })));

const department = z.strictObject({
  category: category.describe('One of the place’s types.'),
  name: z.string().min(1).optional().describe('What the department is called, where that is not its type.'),
  phone: phone.optional(),
  email: z.email().optional(),
  hours: hours.optional().describe('Those of the place when left out.'),
  special_hours: specialHours.optional().describe('Holidays of the department; those of the place when left out.'),
});

const person = z.strictObject({
  name: z.string().min(1),
  role: z.string().min(1),
  department: category.optional(),
  phone: phone.optional(),
  email: z.email().optional(),
  image: picture.optional().describe('Portrait, in the dealer’s folder; initials when left out.'),
});

const review = z.strictObject({
  id: z.string().min(1),
  customer_name: z.string().min(1),
  text: z.string(),
  rating: z.number().min(1).max(5),
  review_date: isoDate,
  reply_text: z.string().optional(),
  reply_date: isoDate.optional(),
});

const reviews = z.strictObject({
  source: z.string().min(1).describe('Where they were written, for example "Google": shown next to them.'),
  url: httpsAddress.optional().describe('Where all of them can be read.'),
  average_rating: z.number().min(1).max(5).describe('Of all of them at the source, not of those that are shown.'),
  count: z.int().min(0).describe('How many the source has.'),
  items: z.array(review),
});

/** What pages carry of no place but their own: it comes with a place’s page (`GET /api/locations`). */
export const PLACE_PAGE_KEYS = ['departments', 'team', 'reviews', 'services', 'pictures', 'about', 'entrance'] as const;

/** A place of the dealer (B3). */
export const location = z.strictObject({
  id: z.string().min(1),
  slug,
  name: z.string().min(1),
  dealership_slug: slug.describe('The dealership that the place belongs to.'),
  primary: z.boolean().describe('The dealer’s main place: one of all.'),
  visible: z.boolean().describe('Hidden places still hold stock.'),
  types: z.array(category).min(1),
  manufacturers: z.array(z.string().min(1)).optional().describe('Makes that are sold or serviced here.'),
  address,
  lat: z.number().min(-44).max(-9),
  long: z.number().min(96).max(168),
  phone,
  landline_phone: phone.optional(),
  email: z.email().optional(),
  image: picture.optional().describe('Picture of the place, in the dealer’s folder.'),
  hours: hours.describe('When somebody is there; a department may have hours of its own.'),
  special_hours: specialHours.optional().describe('Holidays (B2.4).'),
  departments: z.array(department).optional().describe('Departments with a number or hours of their own (B2.4).'),
  about: z.string().optional().describe('A few sentences about the place.'),
  entrance: z
    .string()
    .min(1)
    .max(300)
    .optional()
    .describe('How to find the way in and where to park, for example "Enter from Percy Street, behind the tyre shop."'),
  team: z.array(person).optional().describe('People of the place (B2.1).'),
  reviews: reviews.optional().describe('What customers wrote about the place elsewhere, with its source (B3).'),
  services: z.array(z.string().min(1)).optional().describe('What is done here, for example "Logbook servicing".'),
  pictures: z
    .array(z.strictObject({ path: picture, alt: z.string().min(1) }))
    .optional()
    .describe('Further pictures of the place, in the dealer’s folder.'),
  time_zone: timeZone.describe('Hours are those of this zone, not of the browser’s.'),
  licence: licence.optional().describe('The licence under which this place trades.'),
  store_code: z
    .string()
    .min(1)
    .max(64)
    .optional()
    .describe('Code of the place in Google’s Business Profile, for the catalogue; its slug when left out.'),
  motor_vehicle_repairer: z.string().optional().describe('Repairer’s licence number (B3).'),
});
