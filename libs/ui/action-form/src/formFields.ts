import type { ReactNode } from 'react';

/** An answer of a `select` or a `choice`; what is beyond its label, a `choice` alone shows. */
export interface FormChoice {
  readonly value: string;
  readonly label: string;
  /** Explains it. */
  readonly text?: string | undefined;
  /** Fields that are in sight while it is chosen. They are sent in any case, as without script. */
  readonly fields?: readonly FormField[];
  /** What else is in sight then, next to its fields where there is room. */
  readonly detail?: ReactNode;
}

/** A field of a form as its table names it. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  /** What the list of faults calls it where its label is a text to agree to; empty for nothing. */
  readonly listedAs?: string;
  readonly kind?:
    'text' | 'email' | 'tel' | 'number' | 'date' | 'datetime-local' | 'area' | 'select' | 'choice' | 'tick';
  readonly isRequired?: boolean;
  readonly hint?: string;
  /** Answers of a `select` or a `choice`, which are a list and radio fields. */
  readonly options?: readonly FormChoice[];
  readonly autoComplete?: string;
  readonly maxLength?: number;
  /** Keyboard of a phone, where the kind does not say it. */
  readonly inputMode?: 'numeric' | 'decimal' | 'tel' | 'email';
  readonly autoCapitalize?: 'none' | 'characters';
  readonly spellCheck?: boolean;
  /** Height of an `area`, in lines. */
  readonly rows?: number;
  /** Leaves out the word "optional" where nothing has to be filled in. */
  readonly isPlain?: boolean;
  /** The label is read out only: where a heading or the field's place says it to those who see it. */
  readonly isLabelHidden?: boolean;
  /** A tick that a refusal takes away, such as an agreement to what may have changed meanwhile. */
  readonly isGivenAnew?: boolean;
  /** It has any number of answers, each in a line of its text; its control draws an input of its name for each. */
  readonly isList?: boolean;
  /** Half as wide where there is room, next to another half; `short`: on a phone, too. */
  readonly isHalf?: boolean | 'short';
  /** What belongs below it, such as a link to the terms that it names. */
  readonly below?: ReactNode;
  /** Draws it where no kind does, such as an amount with picks. */
  readonly control?: (field: FieldControl) => ReactNode;
}

/** What a field's own control takes. */
export interface FieldControl {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly required: boolean;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Texts by field; a ticked box is `on`, any other is empty. What a form without script posts. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong, by field. */
export type FormFaults = Readonly<Partial<Record<string, string>>>;

/** The text of a field, where there is one. */
export const textOf = (texts: FormFaults, name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;

/** The answers of a list. */
export const linesOf = (text: string): readonly string[] => (text === '' ? [] : text.split('\n'));

/** What a route's action answers a form that it does not take; what it takes ends in a redirect or in `done`. */
export interface FormAnswer {
  /** Form of a page of several that it is about. */
  readonly step?: string | undefined;
  /** What keeps the form from going on where no field explains it. */
  readonly message?: string | undefined;
  readonly errors?: FormFaults;
  /** What is no fault: the form goes on, with what `values` has more than was sent. */
  readonly notice?: string | undefined;
  /** What was posted: a page without script draws its form with it again. */
  readonly values?: FormValues;
  /** The form is taken, and the page says so itself. */
  readonly done?: true;
}

/** The fields of a table with those of its choices, in the order in which they are read. */
export const allFields = <Field extends Pick<FormField, 'options'>>(
  fields: readonly Field[],
): readonly (Field | FormField)[] =>
  fields.flatMap((field) => [field, ...allFields((field.options ?? []).flatMap(({ fields: own = [] }) => own))]);

/** Posted texts by the table of fields, each no longer than it may be; everything else that was posted is ignored. */
export function postedValues(
  form: FormData,
  fields: readonly Pick<FormField, 'name' | 'maxLength' | 'options'>[],
): FormValues {
  const values = allFields(fields).map(({ name, maxLength = 2000 }) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value.slice(0, maxLength) : ''] as const;
  });
  return Object.fromEntries(values);
}
