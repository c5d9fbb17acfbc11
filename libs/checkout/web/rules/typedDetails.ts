import { recordOf } from '@forecourt/runtime';
import type { ReserveValues } from './reserveForm.js';

/** Who the shopper is, whichever vehicle they reserve. */
const PERSON = ['name', 'last_name', 'email', 'phone'] as const;

/** What was typed and is not lost when the page is left: personal, so no longer than the tab. */
export interface TypedDetails {
  readonly person: Readonly<Partial<Record<(typeof PERSON)[number], string>>>;
  /** Words that belong to one vehicle. */
  readonly message?: { readonly slug: string; readonly text: string } | undefined;
}

/** Longest value that is kept: the longest message that the service takes. */
const LONGEST = 4000;

/** A form's values as they are kept; a field that was emptied is kept empty. */
export function typedDetails(slug: string, { message, ...person }: ReserveValues): TypedDetails {
  return { person, ...(message ? { message: { slug, text: message } } : {}) };
}

/** What a form of a vehicle begins with. */
export const valuesFor = ({ person, message }: TypedDetails, slug: string): ReserveValues =>
  message?.slug === slug ? { ...person, message: message.text } : person;

/** Reads details from browser storage, which may contain anything. */
export function readDetails(kept: unknown): TypedDetails {
  const { person, message } = recordOf(kept);
  const { slug, text } = recordOf(message);
  const values = recordOf(person);
  const known = PERSON.flatMap((field) => {
    const value = values[field];
    return typeof value === 'string' && value !== '' ? [[field, value.slice(0, LONGEST)]] : [];
  });
  const isMessage = typeof slug === 'string' && typeof text === 'string' && text !== '';
  return {
    person: Object.fromEntries(known) as TypedDetails['person'],
    ...(isMessage ? { message: { slug, text: text.slice(0, LONGEST) } } : {}),
  };
}
