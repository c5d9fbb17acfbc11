import { CATEGORY, cleanText, readLoan, SERVICE_DAY } from '@forecourt/enquiry';
import type { EnquirySubmission } from '@forecourt/enquiry/schema';
import { dateTimeOf } from './appointments.js';
import {
  ANSWER_FIELDS,
  ruleOf,
  TEXT_FIELDS,
  type EnquiryField,
  type EnquiryText,
  type EnquiryValues,
} from './enquiryValues.js';
import { extrasOf } from './extras.js';
import { fieldLabel } from './fieldLabels.js';
import { messageWith } from './vehicleRequests.js';
import type { FormsSay } from './words.js';

/** Where an enquiry was written. */
export interface EnquiryOrigin {
  /** Address of the page. */
  url: string;
  user_agent?: string;
  /** Slug of the vehicle it is about. */
  vehicle_slug?: string;
  /** Where the form itself says what it is about, and not the shopper. */
  category?: string;
  /** Words that the form sends before the shopper's own (A3). */
  hiddenText?: string;
  /** For example "Find Me Something Similar". */
  subcategory?: string;
  visited_pages?: readonly string[];
  linked_query_params?: Readonly<Record<string, string>>;
  /** Which form of which page it is. */
  page_id?: string;
  /** Milliseconds from the page's beginning to the sending. */
  filled_ms?: number;
  /** Proof of the captcha service. */
  captcha_token?: string | undefined;
  /** What the shopper worked out, as the form's hidden field has it (FIN-12). */
  finance?: string | undefined;
  /** The opt-in text as shown next to the checkbox. */
  optIn?: { text: string; version: string };
}

/**
 * Body of `POST /api/enquiries` (B3 lead payload), from values that passed the form's rules. Empty values are left
 * out. Answers have the names that the form shows.
 */
export function enquiryPayload(
  values: EnquiryValues,
  origin: EnquiryOrigin,
  idempotencyKey: string,
  say: FormsSay,
): EnquirySubmission {
  const { texts, answers } = typed(values, say);
  const message = messageWith(origin.hiddenText, texts.message);
  const dateTime = dateTimeOf(values);
  const extras = extrasOf(values.additional_services);
  const finance = readLoan(origin.finance);
  return {
    ...texts,
    name: texts.name ?? '',
    email: texts.email ?? '',
    ...(message ? { message } : {}),
    ...(values.homepage ? { homepage: values.homepage } : {}),
    ...(values.terms_conditions === undefined ? {} : { terms_conditions: values.terms_conditions }),
    idempotency_key: idempotencyKey,
    category: origin.category ?? texts.category ?? (origin.vehicle_slug ? CATEGORY.vehicle : CATEGORY.general),
    ...(origin.subcategory ? { subcategory: origin.subcategory } : {}),
    ...(origin.vehicle_slug ? { vehicle_slug: origin.vehicle_slug } : {}),
    ...(dateTime ? { date_time: dateTime } : {}),
    ...(extras.length > 0 ? { additional_services: [...extras] } : {}),
    ...(Object.keys(answers).length > 0 ? { answers } : {}),
    opt_in: values.opt_in === true,
    ...(values.opt_in === true && origin.optIn
      ? { opt_in_text: origin.optIn.text, opt_in_version: origin.optIn.version }
      : {}),
    url: origin.url,
    source: 'Website',
    ...(origin.user_agent ? { user_agent: origin.user_agent } : {}),
    lead_attributes: {
      visited_pages: [...(origin.visited_pages ?? [])],
      linked_query_params: { ...origin.linked_query_params },
    },
    ...(origin.page_id ? { page_id: origin.page_id } : {}),
    ...(origin.filled_ms === undefined ? {} : { filled_ms: origin.filled_ms }),
    ...(origin.captcha_token ? { captcha_token: origin.captcha_token } : {}),
    ...(finance ? { finance } : {}),
  };
}

/** Answers go by their labels, but for the day of a service, which the service reads. */
const answerName = (field: EnquiryField, say: FormsSay): string =>
  field === 'service_date' ? SERVICE_DAY : fieldLabel(field, say);

/** Fields that only help to fill in another one: they are folded into it and do not travel themselves (FORM-05). */
const HELPERS = ['preferred_date', 'preferred_time', 'additional_services'] as const;
type HelperField = (typeof HELPERS)[number];
const isHelper = (field: EnquiryText): field is HelperField => HELPERS.some((name) => name === field);

/** What was typed: what travels under its own name, and what travels as an answer. Helpers are neither. */
function typed(values: EnquiryValues, say: FormsSay) {
  const texts: Partial<Record<Exclude<EnquiryText, HelperField>, string>> = {};
  const answers: Record<string, string> = {};
  for (const field of TEXT_FIELDS) {
    const text = cleanText(ruleOf(field), values[field] ?? '');
    if (text === '' || isHelper(field)) continue;
    if (ANSWER_FIELDS.some((name) => name === field)) answers[answerName(field, say)] = text;
    else texts[field] = text;
  }
  return { texts, answers };
}

/**
 * A key that is the same for the same enquiry within ten minutes: a form sent twice without JavaScript (double click,
 * reload of the answer) becomes one lead. Formatted as a UUID.
 */
export async function contentKey(
  site: string,
  values: EnquiryValues | Readonly<Record<string, string | undefined>>,
  vehicleSlug: string | undefined,
  now: number,
): Promise<string> {
  const window = Math.floor(now / 600_000);
  const text = JSON.stringify([
    site,
    vehicleSlug ?? '',
    window,
    Object.entries(values).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  const hex = [...digest.subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  // version 8 (free form), variant 10
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
