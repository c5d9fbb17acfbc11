import { z } from 'zod';
import type { Vehicle } from '@forecourt/vehicle';

/** Path parameters of `GET /api/vehicles/:slug`. */
export const vehicleParams = z.object({ slug: z.string().max(300) });

const vehicle: z.ZodType<Vehicle> = z
  .custom<Vehicle>((value) => typeof value === 'object' && value !== null)
  .meta({
    type: 'object',
    description: 'A vehicle of the stock contract: snake_case names, whole Australian dollars, kilometres.',
    required: ['id', 'slug', 'stocknum', 'make', 'model', 'car_type', 'item_type', 'status'],
    additionalProperties: true,
  });

/** Answer of `GET /api/vehicles/:slug`. */
export const vehicleAnswer = z.object({
  vehicle,
  shown: z.boolean().describe('Whether listings of the site show it now; a sold vehicle keeps its page for longer.'),
});
export type VehicleAnswer = z.infer<typeof vehicleAnswer>;

/** Answer of `GET /api/locations`: the site’s visible places as its configuration has them. */
export const locationsAnswer = z.object({
  locations: z.array(
    z.looseObject({
      id: z.string(),
      slug: z.string(),
      name: z.string(),
      dealership_slug: z.string(),
      primary: z.boolean(),
      phone: z.string(),
      time_zone: z.string().describe('Zone of the opening hours.'),
    }),
  ),
});
export type LocationsAnswer = z.infer<typeof locationsAnswer>;
