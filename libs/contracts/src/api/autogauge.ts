import * as z from 'zod/mini';

const dollars = z.number().check(z.minimum(0), z.maximum(100_000_000));
const whole = z.int().check(z.minimum(0));

/** Answer of `GET /api/cars/:slug/autogauge` (A7), and of a valuation partner. Empty where the range is unknown. */
export const autogaugeAnswer = z.object({
  fill: z.optional(z.number()).check(z.describe('Position of the listing price in the range, 0 to 1.')),
  listing_price: z.optional(dollars).check(z.describe('Dollars, as advertised when the range was worked out.')),
  market_range_min: z.optional(dollars),
  market_range_max: z.optional(dollars),
  confidence: z.optional(z.number()).check(z.describe('0 to 1; a page shows the gauge above 0.2.')),
  description: z.optional(z.string().check(z.maxLength(500))),
  comparables: z.optional(whole).check(z.describe('Vehicles that the range was made of.')),
  compared_at: z.optional(whole).check(z.describe('When the range was worked out, seconds since the epoch.')),
  is_estimate: z.optional(z.boolean()).check(z.describe('Made of vehicles for sale, not of sales.')),
});
export type AutogaugeAnswer = z.infer<typeof autogaugeAnswer>;
