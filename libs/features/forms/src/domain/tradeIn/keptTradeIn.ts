import { recordOf } from '@forecourt/runtime';
import type { TradeInValues } from './tradeInValues.js';

/** What was typed into a journey of a trade-in that did not end yet. */
export interface KeptTradeIn {
  /** As the form's `data-enquiry` says. */
  readonly id: string;
  readonly values: TradeInValues;
}

const MOST_FIELDS = 60;
const LONGEST_NAME = 80;
const LONGEST = 300;

/** Reads a trade-in from browser storage, which may contain anything: texts are limited in number and length. */
export function readTradeIn(kept: unknown): KeptTradeIn | undefined {
  const { id, values } = recordOf(kept);
  if (typeof id !== 'string' || id.length > LONGEST_NAME) return undefined;
  const texts = Object.entries(recordOf(values)).flatMap(([name, value]): [string, string][] =>
    typeof value === 'string' && value !== '' && name.length <= LONGEST_NAME ? [[name, value.slice(0, LONGEST)]] : [],
  );
  return texts.length > 0 ? { id, values: Object.fromEntries(texts.slice(0, MOST_FIELDS)) } : undefined;
}
