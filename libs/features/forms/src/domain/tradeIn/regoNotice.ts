import type { RegoAnswer } from '@forecourt/enquiry/schema';
import type { TradeInValues } from './tradeInValues.js';

/** Values that a rego lookup fills in, and the notice about it. `found` is undefined if the lookup failed. */
export function regoNotice(
  values: TradeInValues,
  found: RegoAnswer | undefined,
): { readonly values: TradeInValues; readonly notice: string } {
  if (!found?.found) {
    const why = found ? 'We do not know this rego.' : 'The rego cannot be looked up just now.';
    return { values, notice: `${why} Please enter make, model and year yourself.` };
  }
  const { make = '', model = '', year } = found;
  const name = [year, make, model].filter(Boolean).join(' ');
  return {
    values: { ...values, make, model, ...(year === undefined ? {} : { year: String(year) }) },
    notice: `We found a ${name}. Please check that it is yours.`,
  };
}
