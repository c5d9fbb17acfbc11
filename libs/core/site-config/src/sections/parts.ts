import { z } from 'zod';
import { httpsAddress } from './safeText.js';

/** Values that several options are made of. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens, for example "gold-coast"');
export const path = z.string().regex(/^\/(?!\/)[a-z0-9/-]*$/, 'must be a path such as "/used-car"');
export const host = z
  .string()
  .regex(/^[a-z0-9.-]+$/, 'must be a host name without scheme and port, for example "harbour.localhost"');
export const phone = z
  .string()
  .regex(/^\+?[\d ()-]{6,20}$/, 'must be a phone number such as "02 5550 1200", "0491 570 006" or "1300 555 010"');
export const timeZone = z.string().startsWith('Australia/', 'must be a zone such as "Australia/Brisbane"');
export const state = z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']);

export const address = z.strictObject({
  street: z.string(),
  city: z.string(),
  state,
  postcode: z
    .string()
    .regex(/^\d{4}$/, 'must be four digits')
    .describe('Text, not a number: Darwin is 0800.'),
  place_url: httpsAddress.optional(),
});

export const licence = z.strictObject({
  scheme: z.string().min(1).optional().describe('What kind of licence it is, for example "Motor dealer licence".'),
  label: z.string().min(1).describe('Label that the state’s law asks for, for example "Lic. No. MD" or "LMCT".'),
  number: z.string().min(1),
  state,
});
