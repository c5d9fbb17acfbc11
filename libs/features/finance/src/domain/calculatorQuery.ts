import {
  FINANCE_PARAMETERS,
  FREQUENCY_NAMES,
  typedAmount,
  typedNumber,
  type CalculatorInput,
  type FrequencyName,
} from '@forecourt/finance-maths';

/** Inputs as the calculator's form sends them when there is no script; `vehiclePriceBudget` stands for the amount (FIN-12). */
export function inputFromQuery(search: string, start: CalculatorInput): CalculatorInput {
  const query = new URLSearchParams(search);
  const read = (name: string, parse: (text: string) => number, otherwise: number): number => {
    const text = query.get(name);
    return text === null || text.trim() === '' ? otherwise : parse(text);
  };
  const frequency = query.get('frequency');
  return {
    amount: read('amount', typedAmount, read('vehiclePriceBudget', typedAmount, start.amount)),
    years: read('years', typedNumber, start.years),
    interest: read('interest', typedNumber, start.interest),
    deposit: read('deposit', typedAmount, start.deposit),
    residual: read('residual', typedAmount, start.residual),
    frequency: isFrequency(frequency) ? frequency : start.frequency,
  };
}

const isFrequency = (name: string | null): name is FrequencyName =>
  (FREQUENCY_NAMES as readonly unknown[]).includes(name);

/** What the page was asked about stays in its address when the form is sent. */
export function keptParameters(search: string): readonly (readonly [name: string, value: string])[] {
  const query = new URLSearchParams(search);
  return FINANCE_PARAMETERS.flatMap((name) => {
    const value = query.get(name);
    return value === null || name === 'vehiclePriceBudget' ? [] : [[name, value.slice(0, 300)] as const];
  });
}
