import { isPostcode, plainSigns } from '@forecourt/site-config/places';
import { EMAIL_LENGTH, isEmail, isPhone } from './contact.js';
import { asTyped, oneLine } from './storable.js';
import type { EnquiryKey } from './words/say.js';

/** A field that is typed or chosen. */
export interface TextField {
  /** Whether line breaks count. */
  readonly kind: 'line' | 'text';
  /** Longest value, counted as browsers count for `maxlength`. */
  readonly max: number;
  /** Of every enquiry, on every site. */
  readonly isRequired?: true;
  readonly takes?: TextRule;
}

interface TextRule {
  readonly isFit: (text: string) => boolean;
  /** The message that says what is taken, after "enter" or "must be". */
  readonly words: EnquiryKey;
}

interface TickField {
  readonly kind: 'tick';
}

const tick: TickField = { kind: 'tick' };

/**
 * What a shopper fills in, by the name that it is posted, sent and stored under. Forms read their values by this table,
 * the service its body: neither takes what the other refuses (FORM-01).
 */
export const ENQUIRY_FIELDS = {
  name: { kind: 'line', max: 80, isRequired: true },
  last_name: { kind: 'line', max: 80 },
  email: {
    kind: 'text',
    max: EMAIL_LENGTH,
    isRequired: true,
    takes: { isFit: isEmail, words: 'takes.email' },
  },
  phone: {
    kind: 'text',
    max: 20,
    takes: { isFit: isPhone, words: 'takes.phone' },
  },
  postcode: { kind: 'text', max: 4, takes: { isFit: isPostcode, words: 'takes.postcode' } },
  category: { kind: 'line', max: 60 },
  location: { kind: 'text', max: 80 },
  dealership_slug: { kind: 'text', max: 80 },
  rego: { kind: 'line', max: 10 },
  message: { kind: 'text', max: 4000 },
  opt_in: tick,
  terms_conditions: tick,
} as const satisfies Record<string, TextField | TickField>;

/** Longest text next to the checkbox for news and offers, and longest name of its version. */
export const CONSENT_LENGTH = { text: 500, version: 40 } as const;

type Fields = typeof ENQUIRY_FIELDS;
export type ShopperField = keyof Fields;
export type ShopperTick = { [Name in ShopperField]: Fields[Name] extends TickField ? Name : never }[ShopperField];
export type ShopperText = Exclude<ShopperField, ShopperTick>;

/** What a shopper filled in: texts as typed, ticks as true or false. */
export type ShopperValues = { [Name in ShopperText]?: string } & { [Name in ShopperTick]?: boolean };

/** Why a text cannot be taken. */
export type TextFault = 'missing' | 'too-long' | 'unfit';

/** The text of a field as it is looked at, sent and stored; an address or a number in plain signs. */
export function cleanText(
  { kind, takes }: Pick<TextField, 'kind'> & { readonly takes?: Pick<TextRule, 'isFit'> | undefined },
  value: string,
): string {
  const text = takes ? plainSigns(value) : value;
  return kind === 'line' ? oneLine(text) : asTyped(text);
}

/** What is wrong with a clean text of a field. Form and service ask this and say it in words of their own. */
export function textFault(
  { max, isRequired, takes }: Omit<TextField, 'kind' | 'takes'> & { readonly takes?: Pick<TextRule, 'isFit'> },
  text: string,
): TextFault | undefined {
  if (text === '') return isRequired ? 'missing' : undefined;
  if (text.length > max) return 'too-long';
  return takes && !takes.isFit(text) ? 'unfit' : undefined;
}
