import type { EnquiryValues } from '../domain/enquiryValues.js';
import { readVisit, withPage, type Visit } from '../domain/visit.js';

// Kept by the browser until its tab is closed, never longer: who the shopper is, and what was looked at (FORM-08).
const CONTACT = 'forecourt-contact';
const VISIT = 'forecourt-visit';
export const CONTACT_FIELDS = ['name', 'last_name', 'email', 'phone', 'postcode'] as const;

function read(key: string): string | null {
  try {
    return typeof document === 'undefined' ? null : sessionStorage.getItem(key);
  } catch {
    // storage is closed to this page
    return null;
  }
}

function keep(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // closed or full: forms are as empty as before
  }
}

/** Who the shopper said to be in an earlier form of this session. */
export function keptContact(): EnquiryValues {
  try {
    const kept = JSON.parse(read(CONTACT) ?? '{}') as Record<string, unknown>;
    return Object.fromEntries(CONTACT_FIELDS.flatMap((field) => (typeof kept[field] === 'string' ? [[field, kept[field]]] : []))); // prettier-ignore
  } catch {
    return {};
  }
}

export const keepContact = (values: EnquiryValues): void =>
  keep(CONTACT, Object.fromEntries(CONTACT_FIELDS.map((field) => [field, values[field]?.slice(0, 300)])));

export const keptVisit = (): Visit => readVisit(read(VISIT));

/** Adds the page that is shown now. */
export const keepPage = (): void => keep(VISIT, withPage(keptVisit(), new URL(location.href)));
