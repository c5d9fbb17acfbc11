import { z } from 'zod';
import { askPartner, type PartnerOptions } from '../askPartner.js';
import type { RegoPort, TradeInPort } from './tradeInPorts.js';

const dollars = z.number().min(0).max(100_000_000);
const value = z
  .object({
    low: dollars,
    middle: dollars,
    high: dollars,
    confidence: z.number().min(0).max(1),
    comparables: z.int().min(0),
  })
  .refine(({ low, middle, high }) => low <= middle && middle <= high);
const plate = z.object({
  make: z.string().min(1).max(40),
  model: z.string().min(1).max(60),
  year: z.int().min(1900).max(2200).optional(),
});

/** A partner's values of cars that shoppers trade in. 404 means that it knows none. */
export const httpTradeIn = (options: PartnerOptions): TradeInPort => ({
  value: (car) => askPartner(options, { kind: 'trade-in', ...car }, value, 'valuation'),
});

/** A partner's register of plates. 404 means that it does not know the plate. */
export const httpRego = (options: PartnerOptions): RegoPort => ({
  find: (rego, state) => askPartner(options, { rego, state }, plate, 'rego'),
});
