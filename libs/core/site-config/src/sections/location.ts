import { z } from 'zod';
import { address, licence, phone, slug, timeZone } from './parts.js';

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

/** A place of the dealer (B3). */
export const location = z.strictObject({
  id: z.string().min(1),
  slug,
  name: z.string().min(1),
  dealership_slug: slug.describe('The dealership that the place belongs to.'),
  primary: z.boolean().describe('The dealer’s main place: one of all.'),
  visible: z.boolean().describe('Hidden places still hold stock.'),
  types: z.array(z.enum(['sales', 'service', 'parts'])).min(1),
  manufacturers: z.array(z.string().min(1)).optional().describe('Makes that are sold or serviced here.'),
  address,
  lat: z.number().min(-44).max(-9),
  long: z.number().min(96).max(168),
  phone,
  landline_phone: phone.optional(),
  email: z.email().optional(),
  image: z.string().optional().describe('Picture of the place, in the dealer’s folder.'),
  hours: z.array(
    withTimes(z.strictObject({ weekday: z.int().min(0).max(6).describe('0 Sunday to 6 Saturday.'), ...opening })),
  ),
  special_hours: z
    .array(withTimes(z.strictObject({ date: isoDate, name: z.string().optional(), ...opening })))
    .optional()
    .describe('Holidays (B2.4).'),
  time_zone: timeZone.describe('Hours are those of this zone, not of the browser’s.'),
  licence: licence.optional().describe('The licence under which this place trades.'),
  motor_vehicle_repairer: z.string().optional().describe('Repairer’s licence number (B3).'),
});
