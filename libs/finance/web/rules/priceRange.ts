import type { FormValues } from '@forecourt/action-form';
import { movePriceThumb, typedNumber, type FinanceConfig } from '@forecourt/finance-maths';

type Slider = FinanceConfig['budget']['slider'];
export type End = 'from' | 'to';
type PriceEnds = Readonly<Record<End, number>>;

/** What is typed for an end, once its field is left: a whole step, and never beyond the other end. */
export function settledEnd(end: End, text: string, other: string, slider: Slider): string {
  const at = typedNumber(other);
  return String(movePriceThumb(end, { from: at, to: at }, typedNumber(text), slider)[end]);
}

/** The range of both texts, whatever they are. */
export function settledRange({ price_min: from = '', price_max: to = '' }: FormValues, slider: Slider): PriceEnds {
  const whole = { from: slider.min, to: slider.max };
  const { to: dearest } = movePriceThumb('to', whole, typedNumber(to), slider);
  return movePriceThumb('from', { ...whole, to: dearest }, typedNumber(from), slider);
}
