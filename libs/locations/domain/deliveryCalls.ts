import * as z from 'zod/mini';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { fault } from './words/worded.js';

/** What it costs to bring a vehicle of the site to a postcode (VDP-12). */
export const priceDelivery = defineCall({
  method: 'GET',
  path: '/api/delivery',
  summary: 'Price of a delivery by postcode',
  tags: ['site'],
  query: z.object({
    postcode: z._default(z.string(fault('fault.once')), '').check(z.describe('Four digits: Darwin is 0800.')),
  }),
  answer: z.object({
    price: z.number().check(z.describe('Dollars; 0 is free.')),
    region: z.string().check(z.describe('Where that is, in words.')),
  }),
  refusals: [404, 422],
});
export type DeliveryPrice = CallAnswer<typeof priceDelivery>;
