import {
  addressedTerms,
  FINANCE_PARAMETERS,
  givenNumber,
  type CalculatorInput,
  type SharedTerms,
  TERM_FIELDS,
} from '@forecourt/finance-maths';

/**
 * Inputs as the calculator's form sends them without script; `vehiclePriceBudget` is used if there is no amount
 * (FIN-12). A value that is not a number, or is below 0, counts as missing.
 */
export function inputFromQuery(search: string, start: CalculatorInput): CalculatorInput {
  const budget = givenNumber(new URLSearchParams(search).get('vehiclePriceBudget'));
  return { ...start, ...(budget === undefined ? {} : { amount: budget }), ...addressedTerms(search) };
}

/** Shared terms that an address names; they apply, whatever was chosen in another calculator. */
export function askedTerms(search: string): readonly (keyof SharedTerms)[] {
  const query = new URLSearchParams(search);
  return TERM_FIELDS.filter((field) => query.has(field));
}

/** Parameters that say what the page is about; they stay in its address when the form is sent. */
export function keptParameters(search: string): readonly (readonly [name: string, value: string])[] {
  const query = new URLSearchParams(search);
  return FINANCE_PARAMETERS.flatMap((name) => {
    const value = query.get(name);
    return value === null || name === 'vehiclePriceBudget' ? [] : [[name, value.slice(0, 300)] as const];
  });
}
