import { CATEGORY } from '@forecourt/contracts';
import { dateTimeOf } from './appointments.js';
import { FIELD_LABELS, type EnquiryValues } from './enquiryValues.js';
import { messageWith } from './vehicleRequests.js';

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
  /** The words of the opt-in as they stood beside the tick. */
  optIn?: { text: string; version: string };
}

/** Body of `POST /api/enquiries` (B3 lead payload). Empty values are left out. */
export function enquiryPayload(values: EnquiryValues, origin: EnquiryOrigin, idempotencyKey: string) {
  const { preferred_date: _date, preferred_time: _time, distribution_location: place, ...plain } = values;
  const dateTime = dateTimeOf(values);
  const words = origin.hiddenText ? { ...plain, message: messageWith(origin.hiddenText, plain.message) } : plain;
  const trimmed = Object.entries(words).flatMap(([field, value]: [string, string | boolean | undefined]) => {
    const kept = typeof value === 'string' ? value.trim() : value;
    return kept === undefined || kept === '' ? [] : [[field, kept] as const];
  });
  return {
    ...Object.fromEntries(trimmed),
    idempotency_key: idempotencyKey,
    category: origin.category ?? values.category ?? (origin.vehicle_slug ? CATEGORY.vehicle : CATEGORY.general),
    ...(origin.subcategory ? { subcategory: origin.subcategory } : {}),
    ...(origin.vehicle_slug ? { vehicle_slug: origin.vehicle_slug } : {}),
    ...(dateTime ? { date_time: dateTime } : {}),
    ...(place ? { answers: { [FIELD_LABELS.distribution_location]: place } } : {}),
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
  };
}

/**
 * A key that is the same for the same enquiry within ten minutes: a form sent twice without JavaScript (double click,
 * reload of the answer) becomes one lead. Formatted as a UUID.
 */
export async function contentKey(
  site: string,
  values: EnquiryValues,
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
