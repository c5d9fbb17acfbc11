/** A field of a form as its table names it. */
export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly kind?: 'text' | 'email' | 'tel' | 'number' | 'date' | 'datetime-local' | 'area' | 'select' | 'tick';
  readonly isRequired?: boolean;
  readonly hint?: string;
  /** Choices of a `select`. */
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly autoComplete?: string;
  readonly maxLength?: number;
  /** Keyboard of a phone, where the kind does not say it. */
  readonly inputMode?: 'numeric' | 'decimal';
  /** Lines of an `area`. */
  readonly rows?: number;
  /** Leaves out the word "optional" where nothing has to be filled in. */
  readonly isPlain?: boolean;
}

/** Texts by field; a ticked box is `on`, any other is empty. What a form without script posts. */
export type FormValues = Readonly<Record<string, string>>;

/** What is wrong, by field. */
export type FormFaults = Readonly<Partial<Record<string, string>>>;

/** The text of a field, where there is one. */
export const textOf = (texts: FormFaults, name: string): string | undefined =>
  Object.hasOwn(texts, name) ? texts[name] : undefined;

/** What a route's action answers a form that it does not take; what it takes ends in a redirect or in `done`. */
export interface FormAnswer {
  /** Name of the form that was posted, on a page that has several. */
  readonly form?: string | undefined;
  /** What keeps the form from going on where no field explains it. */
  readonly message?: string | undefined;
  readonly errors?: FormFaults;
  /** What was posted: a page without script draws its form with it again. */
  readonly values?: FormValues;
  /** The form is taken, and the page says so itself. */
  readonly done?: true;
}

/** Posted texts by the table of fields, each no longer than it may be; everything else that was posted is ignored. */
export function postedValues(form: FormData, fields: readonly Pick<FormField, 'name' | 'maxLength'>[]): FormValues {
  const values = fields.map(({ name, maxLength = 2000 }) => {
    const value = form.get(name);
    return [name, typeof value === 'string' ? value.slice(0, maxLength) : ''] as const;
  });
  return Object.fromEntries(values);
}
