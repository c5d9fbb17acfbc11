import { z } from 'zod';
import { fault } from '../words/worded.js';

/** Query of `GET /api/delivery`. */
export const deliveryQuery = z.object({
  postcode: z.string(fault('fault.once')).default('').describe('Four digits: Darwin is 0800.'),
});

/** Answer of `GET /api/delivery`. */
export const deliveryAnswer = z.object({
  price: z.number().describe('Dollars; 0 is free.'),
  region: z.string().describe('Where that is, in words.'),
});
export type DeliveryAnswer = z.infer<typeof deliveryAnswer>;
