import { z } from 'zod';
import { CAR_TYPES, ITEM_TYPES, type Vehicle } from '@forecourt/vehicle';
import { autogaugeAnswer } from './autogauge.js';

/** Path parameters of `GET /api/vehicles/:slug`. */
export const vehicleParams = z.object({ slug: z.string().max(300) });

const vehicle: z.ZodType<Vehicle> = z
  .custom<Vehicle>((value) => typeof value === 'object' && value !== null)
  .meta({
    type: 'object',
    description: 'A vehicle of the stock contract: snake_case names, whole Australian dollars, kilometres.',
    required: ['id', 'slug', 'stocknum', 'make', 'model', 'car_type', 'item_type', 'status'],
    properties: {
      id: { type: 'string' },
      slug: { type: 'string' },
      stocknum: { type: 'string' },
      make: { type: 'string' },
      model: { type: 'string' },
      car_type: { type: 'string', enum: [...CAR_TYPES] },
      item_type: { type: 'string', enum: [...ITEM_TYPES] },
      status: { type: 'string', description: 'in_stock, coming_soon, sold or withdrawn; others count as unavailable.' },
    },
    additionalProperties: true,
  });

/** Answer of `GET /api/vehicles/:slug`. */
export const vehicleAnswer = z.object({
  vehicle,
  shown: z.boolean().describe('Whether listings of the site show it now; a sold vehicle keeps its page for longer.'),
  gauge: autogaugeAnswer.optional().describe('Place in the market, where it is known without asking (VDP-08).'),
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
