import type { FormField } from '@forecourt/action-form';
import {
  termOptions,
  termText,
  typedAmount,
  typedNumber,
  type FinanceConfig,
  type FinanceMathsSay,
} from '@forecourt/finance-maths';
import type { SayOf } from '@forecourt/words';
import { amountHint, dollarText, percentText, type CalculatorBounds } from '../rules/calculatorForm.js';
import type { financeWords } from '../words/financeWords.js';
import { FrequencyField } from './FrequencyField.js';
import { NumberField } from './NumberField.js';

const MONEY = { read: typedAmount, write: dollarText };

/** Inputs of the calculator (FIN-01). */
export function calculatorFields(
  config: FinanceConfig,
  bounds: CalculatorBounds,
  say: SayOf<typeof financeWords>,
  sayMaths: FinanceMathsSay,
): readonly FormField[] {
  const { amount, interest, deposit, residual, frequencies, term } = config;
  return [
    {
      ...{ name: 'amount', label: say('purchasePrice') },
      control: (field) => (
        <NumberField
          {...{ field, ...MONEY, bounds: { ...bounds.amount, step: amount.step } }}
          hint={amountHint(field.value, bounds, config)}
          isWide
          hasSlider
        />
      ),
    },
    {
      ...{ name: 'frequency', label: say('repayments') },
      control: ({ value, onChange }) => <FrequencyField names={frequencies} chosen={value} onChoose={onChange} />,
    },
    {
      ...{ name: 'years', label: say('term'), kind: 'select', isPlain: true },
      options: termOptions(term).map((years) => ({ value: String(years), label: termText(years, sayMaths) })),
    },
    {
      ...{ name: 'interest', label: say('field.interest') },
      control: (field) => (
        <NumberField
          {...{ field, read: typedNumber, write: percentText, bounds: { ...bounds.interest, step: interest.step } }}
          isDisabled={interest.isFixed}
        />
      ),
    },
    {
      ...{ name: 'deposit', label: say('field.deposit') },
      control: (field) => <NumberField {...{ field, ...MONEY, bounds: deposit }} />,
    },
    {
      ...{ name: 'residual', label: say('field.residual') },
      control: (field) => <NumberField {...{ field, ...MONEY, bounds: residual }} />,
    },
  ];
}
