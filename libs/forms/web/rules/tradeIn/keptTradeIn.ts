import { recordOf } from '@forecourt/runtime';
import type { TradeInPage } from '@forecourt/enquiry';
import { isStep, type Step, type TradeInValues } from './tradeInValues.js';

/** What the journey of a page is kept as. */
export const tradeInId = (page: TradeInPage): string => `trade-in:${page}`;

/** What was typed into a journey of a trade-in that did not end yet. */
export interface KeptTradeIn {
  /** As the form's `data-enquiry` says. */
  readonly id: string;
  readonly values: TradeInValues;
  /** Where the shopper was. */
  readonly step?: Step;
}

const MOST_FIELDS = 60;
const LONGEST_NAME = 80;
const LONGEST = 300;

/** Reads a trade-in from browser storage, which may contain anything: texts are limited in number and length. */
export function readTradeIn(kept: unknown): KeptTradeIn | undefined {
  const { id, values, step } = recordOf(kept);
  if (typeof id !== 'string' || id.length > LONGEST_NAME) return undefined;
  const texts = Object.entries(recordOf(values)).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' && name.length <= LONGEST_NAME ? [[name, value.slice(0, LONGEST)]] : [],
  );
  if (texts.length === 0) return undefined;
  return { id, values: Object.fromEntries(texts.slice(0, MOST_FIELDS)), ...(isStep(step) ? { step } : {}) };
}
