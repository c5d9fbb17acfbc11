import { z } from 'zod';
import { requiredText, optionalText } from './text.js';

/** Body of `POST /api/phone-reveals`: a shopper asked to see the dealer’s number (VDP-18). Nothing about the shopper. */
export const phoneRevealBody = z.object({
  car_id: requiredText(80).describe('Id of a vehicle of this site.'),
  dealership_id: optionalText(80),
  website_id: requiredText(80).describe('Id of this site.'),
});
export type PhoneRevealBody = z.infer<typeof phoneRevealBody>;

/** Answer of `POST /api/phone-reveals`. */
export const phoneRevealAnswer = z.object({ stored: z.literal(true) });
