import { ownPath } from '@forecourt/contracts';
import { ALERT_LIMITS, type AlertEvery } from '@forecourt/enquiry';

/** A search that a form carries. */
export interface CarriedSearch {
  readonly href: string;
  readonly text: string;
}

/** What a form for messages carries, as it was typed. */
export interface AlertValues {
  readonly email: string;
  readonly every: AlertEvery;
  readonly agreed: boolean;
  readonly vehicleIds: readonly string[];
  readonly searches: readonly CarriedSearch[];
}

/** Names of the fields; a search is its address and its words, one field each, in the same order. */
export const FIELDS = { vehicle: 'vehicle_id', href: 'search_href', text: 'search_text' } as const;

const texts = (form: FormData, name: string, most: number): string[] =>
  form
    .getAll(name)
    .filter((value) => typeof value === 'string')
    .slice(0, most);

export const everyOf = (text: unknown, otherwise: AlertEvery): AlertEvery =>
  text === 'day' || text === 'week' ? text : otherwise;

/** Reads what was posted. What is no address of this site is left out. */
export function readAlertForm(form: FormData, otherwise: AlertEvery): AlertValues {
  const email = form.get('email');
  const words = texts(form, FIELDS.text, ALERT_LIMITS.searches);
  return {
    email: typeof email === 'string' ? email.slice(0, 254).trim() : '',
    every: everyOf(form.get('every'), otherwise),
    agreed: form.get('agreed') !== null,
    vehicleIds: texts(form, FIELDS.vehicle, ALERT_LIMITS.vehicles),
    searches: texts(form, FIELDS.href, ALERT_LIMITS.searches).flatMap((href, at) => searchOf(href, words[at]) ?? []),
  };
}

/** A search from text that came with an address or a form. */
export function searchOf(href: string | null, text: string | null | undefined): CarriedSearch | undefined {
  const path = ownPath(href);
  if (path === undefined) return undefined;
  const words = (text ?? '').replace(/\s+/g, ' ').trim().slice(0, ALERT_LIMITS.words);
  return { href: path, text: words === '' ? 'Your search' : words };
}

/** What a post of these pages has done, as the address says it afterwards. */
const DONE: ReadonlyMap<string, string> = new Map([
  [
    'sent',
    'Please look into your mailbox: we sent you a link. Messages begin once you follow it. It is good for two days.',
  ],
  ['confirmed', 'Thank you. From now on we tell you when something changes.'],
  ['changed', 'This is changed.'],
  ['stopped', 'We stopped. You get no more of these messages.'],
]);

export const alertsDone = (name: string | null): string | undefined => DONE.get(name ?? '');
