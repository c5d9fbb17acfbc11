import { carText, type TradeInValues } from './tradeInValues.js';

const FOUND = ['make', 'model', 'year', 'kms'] as const;

/**
 * The button that Enter presses in the first step: the search for the car where its plate is all that was filled in,
 * else the way on (TRD-01, TRD-02).
 */
export const enterPresses = (values: TradeInValues): 'lookup' | 'next' =>
  carText(values, 'rego') !== '' && FOUND.every((field) => carText(values, field) === '') ? 'lookup' : 'next';
