import type { EnquiryKey, EnquirySay } from '../words/say.js';
import type { TradeInPage } from './pages.js';

/** One answer to a question. It changes the value by a percentage or by whole dollars; negative lowers it. */
export interface TradeInAnswer {
  readonly value: string;
  readonly label: string;
  readonly percent?: number | undefined;
  readonly dollars?: number | undefined;
}

/** A question about the car (B7, "adjustments"). */
export interface TradeInQuestion {
  readonly id: string;
  readonly label: string;
  readonly answers: readonly TradeInAnswer[];
}

/** When an estimate is shown online, and how it is worked out from the advertised prices of comparable vehicles. */
export interface TradeInValuation {
  readonly isShown: boolean;
  /** Percentage of the comparable advertised price that the dealer offers. */
  readonly offerPercent: number;
  /** Comparable vehicles that an estimate needs. */
  readonly leastComparables: number;
  /** Confidence that an estimate needs, 0 to 1. */
  readonly leastConfidence: number;
  readonly mostYears: number;
  readonly mostKms: number;
}

export const TRADE_IN_EXTRAS = ['preferred_contact', 'under_finance', 'has_trade_in'] as const;
/** Extra fields of some dealers (B2.9, B5.3). */
export type TradeInExtra = (typeof TRADE_IN_EXTRAS)[number];

const EXTRA_LABELS = {
  preferred_contact: 'extra.preferredContact',
  under_finance: 'extra.underFinance',
  has_trade_in: 'extra.hasTradeIn',
} as const satisfies Record<TradeInExtra, EnquiryKey>;

/** Label of an extra field (B5.3). */
export const extraLabel = (extra: TradeInExtra, say: EnquirySay): string => say(EXTRA_LABELS[extra]);

export const CONTACT_WAYS = ['Phone', 'Email', 'SMS'] as const;
export const YES_NO = ['Yes', 'No'] as const;

export const AU_STATES = ['NSW', 'VIC', 'QLD', 'SA', 'WA', 'TAS', 'NT', 'ACT'] as const;
export type AuState = (typeof AU_STATES)[number];

/** Options of a site that both its pages and the service read. */
export interface TradeInOptions {
  readonly tradeInPages: readonly TradeInPage[];
  readonly tradeInExtras: readonly TradeInExtra[];
  readonly tradeInQuestions: readonly TradeInQuestion[];
  readonly tradeInValuation: TradeInValuation;
  /** Photos that a shopper may add to a car; 0 for none. */
  readonly tradeInPhotos: number;
}
