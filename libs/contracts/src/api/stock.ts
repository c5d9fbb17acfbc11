import * as z from 'zod/mini';
import { autogaugeAnswer } from './autogauge.js';
import { vehicleSchema } from './vehicleSchema.js';

/** Path parameters of `GET /api/vehicles/:slug`. */
export const vehicleParams = z.object({ slug: z.string().check(z.maxLength(300)) });

/** Answer of `GET /api/vehicles/:slug`. */
export const vehicleAnswer = z.object({
  vehicle: vehicleSchema,
  shown: z
    .boolean()
    .check(z.describe('Whether listings of the site show it now; a sold vehicle keeps its page for longer.')),
  gauge: z
    .optional(autogaugeAnswer)
    .check(z.describe('Place in the market, where it is known without asking (VDP-08).')),
});
export type VehicleAnswer = z.infer<typeof vehicleAnswer>;
