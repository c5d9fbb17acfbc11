import type { RegoAnswer } from '@forecourt/enquiry/schema';
import type { FormsSay } from '../words.js';
import type { TradeInValues } from './tradeInValues.js';

/** Values that a rego lookup fills in, and the notice about it. `found` is undefined if the lookup failed. */
export function regoNotice(
  values: TradeInValues,
  found: RegoAnswer | undefined,
  say: FormsSay,
): { readonly values: TradeInValues; readonly notice: string } {
  if (!found?.found) return { values, notice: say(found ? 'rego.unknown' : 'rego.failed') };
  const { make = '', model = '', year } = found;
  const name = [year, make, model].filter(Boolean).join(' ');
  return {
    values: { ...values, make, model, ...(year === undefined ? {} : { year: String(year) }) },
    notice: say('rego.found', { name }),
  };
}
