import { z } from 'zod';
import { state } from '../sections/parts.js';
import { regionOf } from '../places/index.js';

/** What it costs to bring a vehicle to some places. */
export const deliveryZone = z
  .strictObject({
    name: z.string().min(1).optional().describe('For example "Greater Sydney"; the state’s name when left out.'),
    price: z.number().min(0).max(100_000).describe('Dollars; 0 is free.'),
    states: z.array(state).optional(),
    postcodes: z
      .array(z.string().regex(/^\d{4}(-\d{4})?$/, 'must be a postcode or a range such as "2000-2249"'))
      .optional(),
  })
  .refine(({ states, postcodes }) => states !== undefined || postcodes !== undefined, {
    error: 'needs "states" or "postcodes"',
  });
export type DeliveryZone = z.infer<typeof deliveryZone>;

/** Price and region of a delivery: of the first zone that covers the postcode; none where no zone does (VDP-12). */
export function deliveryTo(
  postcode: string,
  zones: readonly DeliveryZone[],
): { price: number; region: string } | undefined {
  const region = regionOf(postcode);
  if (!region) return undefined;
  const zone = zones.find(
    ({ states, postcodes }) =>
      states?.some((code) => code === region.code) || postcodes?.some((range) => isWithin(postcode, range)),
  );
  return zone && { price: zone.price, region: zone.name ?? region.name };
}

/** Both are four digits, so that the order of text is that of numbers. */
function isWithin(postcode: string, range: string): boolean {
  const [from = '', to = from] = range.split('-');
  return postcode >= from && postcode <= to;
}
