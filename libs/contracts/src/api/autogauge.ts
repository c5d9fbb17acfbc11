import { z } from 'zod';

const dollars = z.number().min(0).max(100_000_000);

/** Answer of `GET /api/cars/:slug/autogauge` (A7), and of a valuation partner. Empty where the range is unknown. */
export const autogaugeAnswer = z.object({
  fill: z.number().optional().describe('Position of the listing price in the range, 0 to 1.'),
  listing_price: dollars.optional().describe('Dollars, as advertised when the range was worked out.'),
  market_range_min: dollars.optional(),
  market_range_max: dollars.optional(),
  confidence: z.number().optional().describe('0 to 1; a page shows the gauge above 0.2.'),
  description: z.string().max(500).optional(),
  comparables: z.int().min(0).optional().describe('Vehicles that the range was made of.'),
  compared_at: z.int().min(0).optional().describe('When the range was worked out, seconds since the epoch.'),
  is_estimate: z.boolean().optional().describe('Made of vehicles for sale, not of sales.'),
});
export type AutogaugeAnswer = z.infer<typeof autogaugeAnswer>;
