import type { TradeInState } from '@forecourt/enquiry/schema';

/** A trade-in with an estimate, as the service answers it. */
export const TRADE_IN: TradeInState = {
  lead_id: '6b1f5f0e-3d0c-4f3e-9d7e-2f1f2b3c4d5e',
  event_id: 14,
  category: 'Trade-In',
  car: { rego: 'ABC12D', regoState: 'NSW', make: 'Mazda', model: 'CX-5', year: 2021, kms: 40_000, owing: 12_000 },
  adjustmentAnswers: { condition: 'good', 'service-history': 'full', accidents: 'no', keys: 'two' },
  estimate: { state: 'estimate', low: 17_000, middle: 18_700, high: 21_300, confidence: 0.61, comparables: 8 },
  photos: [],
};
