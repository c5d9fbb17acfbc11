import { enquiryWords } from '@forecourt/enquiry';
import { recordOf } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import type { CheckoutKey, CheckoutSay } from './words.js';

/** By field. */
type Errors = Readonly<Record<string, string>>;

/** What the forms of the checkout say where a field is empty that must be filled in. */
export interface NeededTexts {
  /** The fields without a value, each with its words. */
  readonly missing: (fields: readonly string[], isFilled: (field: string) => boolean) => Errors;
  /** What a form says for a reason of the service: its own words where the field is empty. */
  readonly spoken: (field: string, reason: string) => string;
}

const COMMON = {
  name: 'needed.name',
  email: 'needed.email',
  agreed: 'needed.agreed',
} as const;

/** The words of a form: those of all forms, and its own messages by field. */
export function neededTexts(own: Readonly<Record<string, CheckoutKey>>, say: CheckoutSay): NeededTexts {
  const texts = new Map<string, CheckoutKey>(Object.entries({ ...COMMON, ...own }));
  const textOf = (field: string): string => say(texts.get(field) ?? 'needed.field');
  // as the service says it of a field without a value
  const sayEnquiry = wordsOf(say.site, enquiryWords);
  const empty = [sayEnquiry('fault.empty'), sayEnquiry('fault.required')];
  return {
    missing: (fields, isFilled) =>
      Object.fromEntries(fields.filter((field) => !isFilled(field)).map((field) => [field, textOf(field)])),
    spoken: (field, reason) => (empty.includes(reason) ? textOf(field) : reason),
  };
}

interface RefusedForm {
  /** Field of the form that a field of the service is shown at; undefined where the form has none. */
  readonly fieldOf: (name: string) => string | undefined;
  /** The form's own messages for empty fields. */
  readonly own: Readonly<Record<string, CheckoutKey>>;
  /** In place of a fault of ours. */
  readonly failed: CheckoutKey;
}

/** Refusals by field, and the service's message where no field explains it. Internal faults get a generic message. */
export function readRefusal(
  status: number,
  body: unknown,
  { fieldOf, own, failed }: RefusedForm,
  say: CheckoutSay,
): { readonly errors: Errors; readonly message?: string } {
  const { message, fields } = recordOf(recordOf(body)['error']);
  const texts = neededTexts(own, say);
  const known = new Map<string, string>();
  const others: string[] = [];
  for (const item of Array.isArray(fields) ? fields : []) {
    const { field, message: reason } = recordOf(item);
    if (typeof field !== 'string' || typeof reason !== 'string') continue;
    const at = fieldOf(field);
    if (at === undefined) others.push(reason);
    else if (!known.has(at)) known.set(at, texts.spoken(at, reason));
  }
  const errors = Object.fromEntries(known);
  if (known.size > 0 && others.length === 0) return { errors };
  const isSpoken = status < 500 || status === 502 || status === 503;
  const said = isSpoken && typeof message === 'string' ? message : say(failed);
  return { errors, message: say('refused.nothingLost', { reason: said }) };
}
