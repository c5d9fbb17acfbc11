import { recordOf } from '@forecourt/runtime';

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
  name: 'Please enter your name.',
  email: 'Please enter your email address.',
  agreed: 'Please tick this to go on.',
};

/** The words of a form: those of all forms, and its own by field. */
export function neededTexts(own: Readonly<Record<string, string>>): NeededTexts {
  const texts = new Map(Object.entries({ ...COMMON, ...own }));
  const textOf = (field: string): string => texts.get(field) ?? 'Please fill this in.';
  return {
    missing: (fields, isFilled) =>
      Object.fromEntries(fields.filter((field) => !isFilled(field)).map((field) => [field, textOf(field)])),
    spoken: (field, reason) => (/must not be empty|is required/.test(reason) ? textOf(field) : reason),
  };
}

interface RefusedForm {
  /** Field of the form that a field of the service is shown at; undefined where the form has none. */
  readonly fieldOf: (name: string) => string | undefined;
  readonly texts: NeededTexts;
  /** In place of a fault of ours. */
  readonly failed: string;
}

/** Refusals by field, and the service's message where no field explains it. Internal faults get a generic message. */
export function readRefusal(
  status: number,
  body: unknown,
  { fieldOf, texts, failed }: RefusedForm,
): { readonly errors: Errors; readonly message?: string } {
  const { message, fields } = recordOf(recordOf(body)['error']);
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
  const said = isSpoken && typeof message === 'string' ? message : failed;
  return { errors, message: `${said} Nothing you typed is lost.` };
}
