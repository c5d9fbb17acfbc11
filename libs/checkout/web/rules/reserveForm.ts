import { neededTexts, readRefusal } from './refusedForm.js';
import type { CheckoutKey, CheckoutSay } from './words.js';

/** What a shopper fills in. */
export const RESERVE_FIELDS = ['name', 'last_name', 'email', 'phone', 'message'] as const;
export type ReserveField = (typeof RESERVE_FIELDS)[number];
export type ReserveValues = Readonly<Partial<Record<ReserveField, string>>>;

/** A form that was refused, with all that was typed. */
export interface ReserveRefusal {
  readonly values: ReserveValues;
  readonly agreed: boolean;
  readonly optIn: boolean;
  /** By field, as the service says them. */
  readonly errors: Readonly<Partial<Record<ReserveField | 'agreed', string>>>;
  readonly message?: string;
}

/** Messages that name the fields. */
export const RESERVE_LABELS: Readonly<Record<ReserveField | 'agreed', CheckoutKey>> = {
  name: 'label.firstName',
  last_name: 'label.lastName',
  email: 'label.email',
  phone: 'label.phone',
  message: 'label.whenToSee',
  agreed: 'label.terms',
};

const LONGEST = 4000;

/** A posted value as text of bearable length. */
export const postedText = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, LONGEST) : '';
};

/** The values of a posted form; fields left empty are left out. */
export const postedValues = (form: FormData): ReserveValues =>
  Object.fromEntries(
    RESERVE_FIELDS.map((field) => [field, postedText(form, field)] as const).filter(([, value]) => value !== ''),
  );

const NEEDED = { phone: 'needed.phoneForTime' } as const;

/** What is missing, by field; the service checks the rest. */
export const missingIn = (values: ReserveValues, agreed: boolean, say: CheckoutSay): ReserveRefusal['errors'] => {
  const filled = new Map<string, string | undefined>(Object.entries({ ...values, agreed: agreed ? 'on' : undefined }));
  return neededTexts(NEEDED, say).missing(['name', 'email', 'phone', 'agreed'], (field) => !!filled.get(field)?.trim());
};

const isField = (name: string): boolean => name === 'agreed' || RESERVE_FIELDS.some((field) => field === name);

/** What the service refused of a reservation. */
export const refusedBy = (
  status: number,
  body: unknown,
  say: CheckoutSay,
): Pick<ReserveRefusal, 'errors' | 'message'> =>
  readRefusal(
    status,
    body,
    { fieldOf: (name) => (isField(name) ? name : undefined), own: NEEDED, failed: 'refused.reservation' },
    say,
  );
