import { z } from 'zod';
import { isPhone } from '@forecourt/vehicle';
import { ZONES } from '../hours/zones.js';
import { httpsAddress, PICTURES } from './safeText.js';

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
  .refine(isPhone, 'must be a whole phone number such as "02 5550 1200", "0491 570 006" or "1300 555 010"');
export const timeZone = z
  .string()
  .refine((zone) => ZONES.has(zone), `must be a zone of Australia; allowed are ${[...ZONES.keys()].join(', ')}`);
/** Name of a variable of the environment: what is secret is in no file of a dealer. */
export const secret = z
  .string()
  .regex(/^[A-Z][A-Z0-9_]+$/, 'must be the name of an environment variable, for example "HARBOUR_WEBHOOK_SECRET"');
/** A file of the dealer's folder, a name of the image service, or an address: checks look whether it is there. */
export const picture = z.string().min(1);
PICTURES.add(picture);
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
