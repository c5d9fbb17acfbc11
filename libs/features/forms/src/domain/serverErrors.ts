import { SERVICE_DAY } from '@forecourt/enquiry';
import { recordOf } from '@forecourt/runtime';
import { isEnquiryField } from './enquiryValues.js';
import type { EnquiryErrors } from './validateEnquiry.js';

/** Text of B8 for a submission that failed without a stated reason. */
export const SUBMIT_ERROR = 'An error occurred when submitting this form';

/** Text of B8, as it is written there, for an answer that names neither a lead nor a reason. */
export const NO_LEAD_ERROR = 'An unexpected error occured';

/** Shown after too many enquiries, if the service sent no message. */
const TOO_MANY = 'Too many enquiries in a short time. Please wait a minute and send it again.';
const NOTHING_LOST = 'Nothing you typed is lost.';

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
export function serverErrors(status: number | 'NETWORK', body: unknown): { fields: EnquiryErrors; form?: string };
/** The same for a form with its own fields: `fieldOf` maps the API's field name to the form's, if it has the field. */
export function serverErrors(
  status: number | 'NETWORK',
  body: unknown,
  fieldOf: (name: string) => string | undefined,
): { fields: Partial<Record<string, string>>; form?: string };
export function serverErrors(status: number | 'NETWORK', body: unknown, fieldOf = enquiryFieldOf) {
  const found = new Map<string, string>();
  const others: string[] = [];
  const { message, fields: refused } = recordOf(recordOf(body)['error']);
  for (const item of Array.isArray(refused) ? refused : []) {
    const { field: name, message: reason } = recordOf(item);
    if (typeof reason !== 'string' || typeof name !== 'string') continue;
    const field = fieldOf(name);
    if (field !== undefined) found.set(field, found.get(field) ?? reason);
    else others.push(`${name} ${reason}.`);
  }
  const fields: Partial<Record<string, string>> = Object.fromEntries(found);
  if (found.size > 0 && others.length === 0) return { fields };
  if (!isSpoken(status)) return { fields, form: SUBMIT_ERROR };
  const said = typeof message === 'string' ? message : '';
  const waits = status === 429 || status === 503;
  const reason = said || (status === 429 ? TOO_MANY : SUBMIT_ERROR);
  return { fields, form: [reason, ...others, ...(waits ? [NOTHING_LOST] : [])].join(' ') };
}

/** The service knows day and time as one, and the day of a service as an answer. */
function enquiryFieldOf(name: string): string | undefined {
  const field = SERVICE_FIELDS.get(name) ?? name;
  return isEnquiryField(field) ? field : undefined;
}

/** What is wrong with an answer of the service that sounds well but stored nothing (B8); undefined for a lead. */
export function missingLead(answer: unknown): string | undefined {
  const { lead_id: leadId, error } = recordOf(answer);
  if (typeof leadId === 'string' && leadId !== '') return undefined;
  const returned = typeof error === 'string' ? error : recordOf(error)['message'];
  return typeof returned === 'string' && returned !== '' ? returned : NO_LEAD_ERROR;
}
