import * as z from 'zod/mini';
import { CAR_TYPES, ITEM_TYPES, type Vehicle } from '@forecourt/vehicle';

/** A vehicle in an answer. The stock contract says what is in it: nothing is left out here. */
export const vehicleSchema = z
  .custom<Vehicle>((value) => typeof value === 'object' && value !== null)
  .check(
    z.meta({
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
        status: {
          type: 'string',
          description: 'in_stock, coming_soon, sold or withdrawn; others count as unavailable.',
        },
      },
      additionalProperties: true,
    }),
  );
