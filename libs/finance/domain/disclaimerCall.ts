import { z } from 'zod';
import { requiredText } from '@forecourt/enquiry/schema';

/** Parameters of `GET /api/finance-disclaimers/:car_id`. */
export const carIdParams = z.object({ car_id: requiredText(80).describe('Id of a vehicle that this site shows.') });

/** Answer of `GET /api/finance-disclaimers/:car_id` (A7, B7). */
export const financeDisclaimerAnswer = z.object({
  car_id: z.string(),
  disclaimer: z.string().nullable().describe('Text alone; null where the site states no finance for the vehicle.'),
  source: z.enum(['lender', 'site']).optional().describe('Whose words they are.'),
});
export type FinanceDisclaimerAnswer = z.infer<typeof financeDisclaimerAnswer>;
