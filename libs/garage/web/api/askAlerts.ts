import { postedProof, type AlertEvery } from '@forecourt/enquiry';
import { requestAlerts } from '@forecourt/garage/domain';
import type { ApiGateway } from '@forecourt/runtime';
import type { Says } from '../rules/accountForms.js';
import { askFaults, readAlertForm, type AlertValues } from '../rules/alertForm.js';
import { postAccount, posted, type Refused } from './postAccount.js';

/** A form for messages that was not taken, with what was typed. */
export interface RefusedAlerts extends Refused {
  readonly values: AlertValues;
}

/** Sends a form that asks for messages; undefined once the mail with the link is on its way. */
export async function askAlerts(
  api: ApiGateway,
  form: FormData,
  otherwise: AlertEvery,
  says: Says,
): Promise<RefusedAlerts | undefined> {
  const { say } = says;
  const values = readAlertForm(form, otherwise, say);
  const { email, every, vehicleIds, searches } = values;
  const errors = askFaults({ email, agreed: values.agreed ? 'on' : '' }, says);
  if (Object.keys(errors).length > 0) return { status: 422, errors, message: '', values };
  const body = {
    ...{ email, every, searches: [...searches], vehicle_ids: [...vehicleIds], agreed: true as const },
    ...{ consent_version: posted(form, 'consent_version'), homepage: posted(form, 'homepage') },
    ...postedProof(form),
  };
  const outcome = await postAccount(api, requestAlerts, { body }, say);
  return 'refused' in outcome ? { ...outcome.refused, values } : undefined;
}
