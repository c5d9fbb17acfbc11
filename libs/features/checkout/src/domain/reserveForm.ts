import { recordOf } from '@forecourt/runtime';

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

const NEEDED: Partial<Record<ReserveField | 'agreed', string>> = {
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  phone: 'Please enter your phone number: we call you to find a time.',
  agreed: 'Please tick this to go on.',
};

/** What is missing, by field; the service checks the rest. */
export function missingIn(values: ReserveValues, agreed: boolean): ReserveRefusal['errors'] {
  const missing = (['name', 'email', 'phone'] as const).filter((field) => !values[field]?.trim());
  return Object.fromEntries(
    [...missing, ...(agreed ? [] : (['agreed'] as const))].map((field) => [field, NEEDED[field]]),
  );
}

const isField = (name: unknown): name is ReserveField | 'agreed' =>
  name === 'agreed' || RESERVE_FIELDS.some((field) => field === name);

/** Refusals by field, and the service's message where no field explains it. Internal faults get a generic message. */
export function refusedBy(status: number, body: unknown): Pick<ReserveRefusal, 'errors' | 'message'> {
  const { message, fields } = recordOf(recordOf(body)['error']);
  const errors: Partial<Record<ReserveField | 'agreed', string>> = {};
  const others: string[] = [];
  for (const item of Array.isArray(fields) ? fields : []) {
    const { field, message: reason } = recordOf(item);
    if (typeof reason !== 'string') continue;
    if (isField(field))
      errors[field] ??= NEEDED[field] && /must not be empty|is required/.test(reason) ? NEEDED[field] : reason;
    else others.push(reason);
  }
  if (Object.keys(errors).length > 0 && others.length === 0) return { errors };
  const isSpoken = status < 500 || status === 502 || status === 503;
  const said =
    isSpoken && typeof message === 'string'
      ? message
      : 'Your reservation could not be made just now. Please try again.';
  return { errors, message: `${said} Nothing you typed is lost.` };
}
