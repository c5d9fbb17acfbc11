import type { FormAnswer, FormFaults, FormField, FormValues } from '@forecourt/action-form';
import { ENQUIRY_FIELDS } from '@forecourt/enquiry';
import { neededTexts, readRefusal } from './refusedForm.js';
import type { CheckoutKey, CheckoutSay } from './words.js';

/** What a shopper fills in. */
export const RESERVE_FIELDS = ['name', 'last_name', 'email', 'phone', 'message'] as const;
export type ReserveField = (typeof RESERVE_FIELDS)[number];
export type ReserveValues = Readonly<Partial<Record<ReserveField, string>>>;

/** Messages that name the fields. */
const LABELS: Readonly<Record<ReserveField, CheckoutKey>> = {
  name: 'label.firstName',
  last_name: 'label.lastName',
  email: 'label.email',
  phone: 'label.phone',
  message: 'label.whenToSee',
};

/** Who reserves or buys, and what they want to say; `labels` are the messages that name the fields. */
export function personFields(
  labels: Readonly<Record<ReserveField, CheckoutKey>>,
  say: CheckoutSay,
): readonly FormField[] {
  const text = (name: ReserveField) => ({ name, label: say(labels[name]), maxLength: ENQUIRY_FIELDS[name].max });
  return [
    { ...text('name'), isHalf: true, isRequired: true, autoComplete: 'given-name' },
    { ...text('last_name'), isHalf: true, autoComplete: 'family-name' },
    { ...text('email'), isHalf: true, kind: 'email', isRequired: true, autoComplete: 'email' },
    { ...text('phone'), isHalf: true, kind: 'tel', isRequired: true, autoComplete: 'tel' },
    { ...text('message'), kind: 'area', rows: 3 },
  ];
}

export const optInField = (say: CheckoutSay): FormField => ({ name: 'opt_in', label: say('optIn'), kind: 'tick' });
/** The tick without which nothing is charged; `agreement` is what the shopper agrees to. */
export const agreementField = (agreement: string, say: CheckoutSay): FormField => ({
  ...{ name: 'agreed', label: agreement, listedAs: say('label.terms'), kind: 'tick', isRequired: true },
});

/** The fields of the form, in their order. */
export const reserveFields = (agreement: string, say: CheckoutSay): readonly FormField[] => [
  ...personFields(LABELS, say),
  agreementField(agreement, say),
  optInField(say),
];

const LONGEST = 4000;

/** A posted value as text of bearable length. */
export const postedText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, LONGEST) : '';
};

/** The values of a posted form; fields left empty are left out. */
export const filledIn = (form: FormData): ReserveValues =>
  Object.fromEntries(
    RESERVE_FIELDS.map((field) => [field, postedText(form, field)] as const).filter(([, value]) => value !== ''),
  );

const NEEDED = { phone: 'needed.phoneForTime' } as const;

/** What is missing, by field; the service checks the rest. */
export const missingIn = (values: FormValues, say: CheckoutSay): FormFaults => {
  const filled = new Map(Object.entries(values));
  return neededTexts(NEEDED, say).missing(['name', 'email', 'phone', 'agreed'], (field) => !!filled.get(field)?.trim());
};

const isField = (name: string): boolean => name === 'agreed' || RESERVE_FIELDS.some((field) => field === name);

/** What the service refused of a reservation. */
export const refusedBy = (status: number, body: unknown, say: CheckoutSay): Pick<FormAnswer, 'errors' | 'message'> =>
  readRefusal(
    status,
    body,
    { fieldOf: (name) => (isField(name) ? name : undefined), own: NEEDED, failed: 'refused.reservation' },
    say,
  );
