import { z } from 'zod';
import { autogaugeAnswer } from './autogauge.js';
import { vehicleSchema } from './vehicleSchema.js';

/** Path parameters of `GET /api/vehicles/:slug`. */
export const vehicleParams = z.object({ slug: z.string().max(300) });

/** Answer of `GET /api/vehicles/:slug`. */
export const vehicleAnswer = z.object({
  vehicle: vehicleSchema,
  shown: z.boolean().describe('Whether listings of the site show it now; a sold vehicle keeps its page for longer.'),
  gauge: z.optional(autogaugeAnswer).describe('Place in the market, where it is known without asking (VDP-08).'),
});
export type VehicleAnswer = z.infer<typeof vehicleAnswer>;

/** Path of `GET /media/*`. */
export const mediaParams = z.object({ '*': z.string().max(4000) });

/** Query of `GET /media/*`: a request gets the next size and quality that is made. */
export const mediaQuery = z.object({
  w: z.string().optional().describe('Width in pixels, 1 to 4000; raised to the next that is made, up to 3840.'),
  q: z.string().optional().describe('Quality, 1 to 100.'),
  f: z.string().optional().describe('auto, avif, webp, jpeg or png.'),
});

/** Query of the command line’s look at one vehicle. */
export const adminVehicleQuery = z.object({ site: z.string().default(''), stocknum: z.string().default('') });
