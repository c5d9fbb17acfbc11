import { neededTexts, readRefusal } from './refusedForm.js';

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

/** Names of the fields as the form shows them. */
export const RESERVE_LABELS: Readonly<Record<ReserveField | 'agreed', string>> = {
  name: 'First name',
  last_name: 'Last name',
  email: 'Email',
  phone: 'Phone',
  message: 'When would you like to see it, and what should we know?',
  agreed: 'Terms',
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

const texts = neededTexts({ phone: 'Please enter your phone number: we call you to find a time.' });

/** What is missing, by field; the service checks the rest. */
export const missingIn = (values: ReserveValues, agreed: boolean): ReserveRefusal['errors'] => {
  const filled = new Map<string, string | undefined>(Object.entries({ ...values, agreed: agreed ? 'on' : undefined }));
  return texts.missing(['name', 'email', 'phone', 'agreed'], (field) => !!filled.get(field)?.trim());
};

const isField = (name: string): boolean => name === 'agreed' || RESERVE_FIELDS.some((field) => field === name);

/** What the service refused of a reservation. */
export const refusedBy = (status: number, body: unknown): Pick<ReserveRefusal, 'errors' | 'message'> =>
  readRefusal(status, body, {
    fieldOf: (name) => (isField(name) ? name : undefined),
    texts,
    failed: 'Your reservation could not be made just now. Please try again.',
  });
