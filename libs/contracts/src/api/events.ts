import { z } from 'zod';
import { optionalText, requiredText } from '@forecourt/enquiry/schema';

/**
 * Body of `POST /api/phone-reveals`: a shopper asked to see a number of the dealer (VDP-18). Nothing about the shopper.
 */
export const phoneRevealBody = z.object({
  car_id: requiredText(80).optional().describe('Id of a vehicle of this site: its number is asked for.'),
  location: requiredText(80).optional().describe('Slug of a place of this site: its number is asked for.'),
  dealership_id: optionalText(80),
  website_id: requiredText(80).describe('Id of this site; its own number where neither is named.'),
});
export type PhoneRevealBody = z.infer<typeof phoneRevealBody>;

/** Answer of `POST /api/phone-reveals`. */
export const phoneRevealAnswer = z.object({
  stored: z.literal(true),
  phone: z.string().optional().describe('The number in full; absent where there is none.'),
});
export type PhoneRevealAnswer = z.infer<typeof phoneRevealAnswer>;
