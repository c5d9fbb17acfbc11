import * as z from 'zod/mini';
import { vehicleAnswer, vehicleParams } from '@forecourt/contracts/api';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';

/** A vehicle by its address (API-02). */
export const readVehicle = defineCall({
  method: 'GET',
  path: '/api/vehicles/:slug',
  summary: 'A vehicle that this site shows, also for a while after it was sold',
  tags: ['stock'],
  params: vehicleParams,
  answer: vehicleAnswer,
  refusals: [404, 410],
});

const text = z.string();
const picture = z.optional(text).check(z.describe('Name in the image service of a vehicle that is found there.'));

/** Makes, bodies and models of vehicles that can be bought now, those with the most of them first (NAV-01). */
export const readMenuStock = defineCall({
  method: 'GET',
  path: '/api/menu-stock',
  summary: 'Ways into the stock for the menus of this site',
  tags: ['search'],
  answer: z.object({
    makes: z.array(text),
    bodies: z.array(z.object({ body: text, picture })),
    models: z.array(z.object({ make: text, model: text, picture })),
  }),
  refusals: [404, 429, 503],
});
export type MenuStockAnswer = CallAnswer<typeof readMenuStock>;
