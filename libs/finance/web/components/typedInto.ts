import { FREQUENCY_NAMES, type CalculatorField, type CalculatorInput } from '@forecourt/finance-maths';

const TEXT_FIELDS = ['amount', 'interest', 'deposit', 'residual'] as const satisfies readonly CalculatorField[];
export type TextField = (typeof TEXT_FIELDS)[number];

/** Current values of a form's fields, without disabled ones. */
export function typedInto(form: HTMLFormElement): {
  texts: Partial<Record<TextField, string>>;
  choice: Partial<Pick<CalculatorInput, 'years' | 'frequency'>>;
} {
  const data = new FormData(form);
  const read = (name: string): string | undefined => {
    const value = data.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  const years = read('years');
  const frequency = FREQUENCY_NAMES.find((name) => name === read('frequency'));
  const texts = TEXT_FIELDS.flatMap((field) => {
    const text = read(field);
    return text === undefined ? [] : [[field, text] as const];
  });
  return {
    texts: Object.fromEntries(texts),
    choice: { ...(years === undefined ? {} : { years: Number(years) }), ...(frequency ? { frequency } : {}) },
  };
}
