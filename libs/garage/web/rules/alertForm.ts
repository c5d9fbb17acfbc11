import { ownPath } from '@forecourt/contracts';
import { ALERT_LIMITS, type AlertEvery } from '@forecourt/enquiry';
import type { GarageKey, GarageSay } from './words.js';

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

export const everyOf = <Otherwise>(text: unknown, otherwise: Otherwise): AlertEvery | Otherwise =>
  text === 'day' || text === 'week' ? text : otherwise;

/** Reads what was posted. What is no address of this site is left out. */
export function readAlertForm(form: FormData, otherwise: AlertEvery, say: GarageSay): AlertValues {
  const email = form.get('email');
  const words = texts(form, FIELDS.text, ALERT_LIMITS.searches);
  return {
    email: typeof email === 'string' ? email.slice(0, 254).trim() : '',
    every: everyOf(form.get('every'), otherwise),
    agreed: form.get('agreed') !== null,
    vehicleIds: texts(form, FIELDS.vehicle, ALERT_LIMITS.vehicles),
    searches: texts(form, FIELDS.href, ALERT_LIMITS.searches).flatMap(
      (href, at) => searchOf(href, words[at], say) ?? [],
    ),
  };
}

/** A search from text that came with an address or a form. */
export function searchOf(
  href: string | null,
  text: string | null | undefined,
  say: GarageSay,
): CarriedSearch | undefined {
  const path = ownPath(href);
  if (path === undefined) return undefined;
  const words = (text ?? '').replace(/\s+/g, ' ').trim().slice(0, ALERT_LIMITS.words);
  return { href: path, text: words === '' ? say('alerts.yourSearch') : words };
}

/** What a post of these pages has done, as the address says it afterwards. */
const DONE: ReadonlyMap<string, GarageKey> = new Map([
  ['sent', 'alerts.sent'],
  ['confirmed', 'alerts.confirmed'],
  ['changed', 'alerts.changed'],
  ['stopped', 'alerts.stopped'],
]);

export function alertsDone(name: string | null, say: GarageSay): string | undefined {
  const key = DONE.get(name ?? '');
  return key && say(key);
}
