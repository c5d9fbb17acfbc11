import type { FormValues } from '@forecourt/action-form';
import type { RegoAnswer } from '@forecourt/enquiry/schema';
import type { FormsSay } from '../words.js';

/** Values that a rego lookup fills in, and the notice about it. `found` is undefined if the lookup failed. */
export function regoNotice(
  values: FormValues,
  found: RegoAnswer | undefined,
  say: FormsSay,
): { readonly values: FormValues; readonly notice: string } {
  if (!found?.found) return { values, notice: say(found ? 'rego.unknown' : 'rego.failed') };
  const { make = '', model = '', year } = found;
  const name = [year, make, model].filter(Boolean).join(' ');
  return {
    values: { ...values, make, model, ...(year === undefined ? {} : { year: String(year) }) },
    notice: say('rego.found', { name }),
  };
}
