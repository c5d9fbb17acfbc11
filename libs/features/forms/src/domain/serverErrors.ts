import { ENQUIRY_FIELDS, type EnquiryField } from './enquiryValues.js';
import type { EnquiryErrors } from './validateEnquiry.js';

/** Text of B8 for a submission that failed without a reason of its own. */
export const SUBMIT_ERROR = 'An error occurred when submitting this form';

/** Text of B8, as it is written there, for an answer that names neither a lead nor a reason. */
export const NO_LEAD_ERROR = 'An unexpected error occured';

interface ErrorBody {
  error?: { message?: unknown; fields?: unknown };
}

/** What stands where too many were sent and the service gave no words of its own. */
const TOO_MANY = 'Too many enquiries in a short time. Please wait a minute and send it again.';
const NOTHING_LOST = 'Nothing you typed is lost.';

/** Statuses whose words are written for shoppers; those of a fault are not (B8). */
const isSpoken = (status: number | 'NETWORK'): boolean =>
  typeof status === 'number' && ((status >= 400 && status < 500) || status === 503);

/**
 * Turns the API's refusal into faults by field, and the service's own sentence for the form where a field that the
 * form does not have, or none at all, explains it.
 */
export function serverErrors(status: number | 'NETWORK', body: unknown): { fields: EnquiryErrors; form?: string } {
  const fields: EnquiryErrors = {};
  const others: string[] = [];
  const { error } = (typeof body === 'object' && body !== null ? body : {}) as ErrorBody;
  if (Array.isArray(error?.fields)) {
    for (const item of error.fields as { field?: unknown; message?: unknown }[]) {
      // the service knows day and time as one
      const field = item.field === 'date_time' ? 'preferred_date' : item.field;
      if (typeof item.message !== 'string') continue;
      if (isField(field)) fields[field] ??= item.message;
      else if (typeof field === 'string') others.push(`${field} ${item.message}.`);
    }
  }
  if (Object.keys(fields).length > 0 && others.length === 0) return { fields };
  if (!isSpoken(status)) return { fields, form: SUBMIT_ERROR };
  const said = typeof error?.message === 'string' ? error.message : '';
  const waits = status === 429 || status === 503;
  const reason = said || (status === 429 ? TOO_MANY : SUBMIT_ERROR);
  return { fields, form: [reason, ...others, ...(waits ? [NOTHING_LOST] : [])].join(' ') };
}

/** What is wrong with an answer of the service that sounds well but stored nothing (B8); undefined for a lead. */
export function missingLead(answer: unknown): string | undefined {
  const { lead_id: leadId, error } = (typeof answer === 'object' && answer !== null ? answer : {}) as {
    lead_id?: unknown;
    error?: unknown;
  };
  if (typeof leadId === 'string' && leadId !== '') return undefined;
  const returned = typeof error === 'object' && error !== null ? (error as { message?: unknown }).message : error;
  return typeof returned === 'string' && returned !== '' ? returned : NO_LEAD_ERROR;
}

const isField = (value: unknown): value is EnquiryField =>
  typeof value === 'string' && (ENQUIRY_FIELDS as readonly string[]).includes(value);
