import { SERVICE_DAY } from '@forecourt/enquiry';
import { recordOf } from '@forecourt/runtime';
import { isEnquiryField, type EnquiryField } from './enquiryValues.js';
import type { EnquiryErrors } from './validateEnquiry.js';
import type { FormsSay } from './words.js';

/** Names of the service for fields that the form calls otherwise. */
const SERVICE_FIELDS = new Map([
  ['date_time', 'preferred_date'],
  [`answers.${SERVICE_DAY}`, 'service_date'],
]);

/** Statuses whose words are written for shoppers; those of a fault are not (B8). */
const isSpoken = (status: number | 'NETWORK'): boolean =>
  typeof status === 'number' && ((status >= 400 && status < 500) || status === 503);

/**
 * Turns the API's refusal into faults by field, and the service's own sentence for the form where a field that the
 * form does not have, or none at all, explains it.
 */
export function serverErrors(
  status: number | 'NETWORK',
  body: unknown,
  say: FormsSay,
): { fields: EnquiryErrors; form?: string };
/** The same for a form with its own fields: `fieldOf` maps the API's field name to the form's, if it has the field. */
export function serverErrors(
  status: number | 'NETWORK',
  body: unknown,
  say: FormsSay,
  fieldOf: (name: string) => string | undefined,
): { fields: Partial<Record<string, string>>; form?: string };
export function serverErrors(
  status: number | 'NETWORK',
  body: unknown,
  say: FormsSay,
  fieldOf: (name: string) => string | undefined = enquiryFieldOf,
) {
  const found = new Map<string, string>();
  const others: string[] = [];
  const { message, fields: refused } = recordOf(recordOf(body)['error']);
  for (const item of Array.isArray(refused) ? refused : []) {
    const { field: name, message: reason } = recordOf(item);
    if (typeof reason !== 'string' || typeof name !== 'string') continue;
    const field = fieldOf(name);
    if (field !== undefined) found.set(field, found.get(field) ?? reason);
    else others.push(say('refused.field', { field: name, fault: reason }));
  }
  const fields: Partial<Record<string, string>> = Object.fromEntries(found);
  if (found.size > 0 && others.length === 0) return { fields };
  // the text of B8 for a submission that failed without a stated reason
  if (!isSpoken(status)) return { fields, form: say('refused.submit') };
  const said = typeof message === 'string' ? message : '';
  const waits = status === 429 || status === 503;
  const reason = said || say(status === 429 ? 'refused.tooMany' : 'refused.submit');
  return { fields, form: [reason, ...others, ...(waits ? [say('refused.nothingLost')] : [])].join(' ') };
}

/** The service knows day and time as one, and the day of a service as an answer. */
export function enquiryFieldOf(name: string): EnquiryField | undefined {
  const field = SERVICE_FIELDS.get(name) ?? name;
  return isEnquiryField(field) ? field : undefined;
}

/** What is wrong with an answer of the service that sounds well but stored nothing (B8); undefined for a lead. */
export function missingLead(answer: unknown, say: FormsSay): string | undefined {
  const { lead_id: leadId, error } = recordOf(answer);
  if (typeof leadId === 'string' && leadId !== '') return undefined;
  const returned = typeof error === 'string' ? error : recordOf(error)['message'];
  return typeof returned === 'string' && returned !== '' ? returned : say('refused.noLead');
}
