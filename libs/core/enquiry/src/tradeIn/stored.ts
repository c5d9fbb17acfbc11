import type { TradeInEstimate } from './estimate.js';
import type { TradeInAnswers } from './questions.js';

/** What the shopper says to an estimate: takes it, or asks for a person. */
export type TradeInDecision = 'accepted' | 'person';

/** The shopper's own car as it is stored with an enquiry. */
export interface StoredTradeIn {
  readonly rego?: string | undefined;
  readonly regoState?: string | undefined;
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly kms: number;
  /** Whole dollars. */
  readonly owing?: number | undefined;
  readonly answers: TradeInAnswers;
  /** The same in the words that stood there. */
  readonly said: readonly { readonly question: string; readonly answer: string }[];
  readonly estimate: TradeInEstimate;
  readonly decision?: TradeInDecision | undefined;
  /** What another valuer said (`POST /api/miscellaneous`). */
  readonly valuation?: Readonly<Record<string, string | number | boolean | null>> | undefined;
}
