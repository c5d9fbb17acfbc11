import type { FormFaults, FormField, FormValues } from '@forecourt/action-form';
import { ownPath } from '@forecourt/contracts';
import { ALERT_LIMITS, type AlertEvery } from '@forecourt/enquiry';
import type { Says } from './accountForms.js';
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

/**
 * Names of the fields; a search is its address and its words, one field each, in the same order. `stays` has the form
 * answered in its place instead of by the page of messages.
 */
export const FIELDS = { vehicle: 'vehicle_id', href: 'search_href', text: 'search_text', stays: 'stays' } as const;

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

/** How often new matches are sent. Price drops and sales are sent as they happen. */
const everyField = (say: GarageSay): FormField => ({
  ...{ name: 'every', label: say('alerts.every'), kind: 'select', isRequired: true },
  options: [
    { value: 'day', label: say('alerts.daily') },
    { value: 'week', label: say('alerts.weekly') },
  ],
});

/** What messages that are on are about. */
export const kindFields = (say: GarageSay): readonly FormField[] => [
  { name: 'tells_prices', label: say('alerts.prices'), kind: 'tick' },
  { name: 'tells_matches', label: say('alerts.matches'), kind: 'tick' },
  everyField(say),
];

export const kindValues = (alerts: {
  readonly prices: boolean;
  readonly matches: boolean;
  readonly every: AlertEvery;
}): FormValues => ({
  tells_prices: alerts.prices ? 'on' : '',
  tells_matches: alerts.matches ? 'on' : '',
  every: alerts.every,
});

/** Ticks that may be empty and a choice of two: nothing can be wrong with them. */
export const kindFaults = (): FormFaults => ({});

/** What switches the messages of an account on. */
export const switchOnFields = (say: GarageSay, wording: string): readonly FormField[] => [
  { name: 'agreed', label: wording, kind: 'tick', isRequired: true },
  everyField(say),
];

/** Where messages go, how often, and the tick with its words. */
export const askFields = (say: GarageSay, wording: string): readonly FormField[] => [
  {
    ...{ name: 'email', label: say('alerts.email'), kind: 'email', autoComplete: 'email' },
    ...{ autoCapitalize: 'none', spellCheck: false, isRequired: true, maxLength: 254 },
  },
  everyField(say),
  { name: 'agreed', label: wording, kind: 'tick', isRequired: true },
];

export const askFaults = (values: FormValues, { say, general }: Says): FormFaults => ({
  ...(values['email']?.trim() ? {} : { email: general('fault.required') }),
  ...consentFaults(values, say),
});

/** No messages without the tick next to their words. */
export const consentFaults = ({ agreed }: FormValues, say: GarageSay): FormFaults =>
  agreed === 'on' ? {} : { agreed: say('consentNeeded') };

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
