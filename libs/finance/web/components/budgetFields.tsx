import { linesOf, useFieldText, type FieldControl, type FormField } from '@forecourt/action-form';
import { BUDGET_BOUNDS, budgetAmount, type FinanceConfig } from '@forecourt/finance-maths';
import type { SayOf } from '@forecourt/words';
import { budgetFrequency } from '../rules/budgetForm.js';
import { BUDGET_FREQUENCIES, repaymentBy } from '../rules/budgetQuery.js';
import { dollarText } from '../rules/calculatorForm.js';
import type { financeWords } from '../words/financeWords.js';
import { BodyPickers, type BodyPick } from './BodyPickers.js';
import { FrequencyField } from './FrequencyField.js';
import { NumberField } from './NumberField.js';

const MONEY = { read: budgetAmount, write: dollarText };

/** Inputs of the budget finder (FIN-14). */
export const budgetFields = (
  bodies: readonly BodyPick[],
  { budget }: FinanceConfig,
  say: SayOf<typeof financeWords>,
): readonly FormField[] => [
  {
    ...{ name: 'body', label: say('body'), isList: true },
    control: ({ value, onChange }) => {
      const chosen = linesOf(value);
      const toggled = (body: string) =>
        chosen.includes(body) ? chosen.filter((other) => other !== body) : [...chosen, body];
      return <BodyPickers bodies={bodies} chosen={chosen} onToggle={(body) => onChange(toggled(body).join('\n'))} />;
    },
  },
  {
    ...{ name: 'frequency', label: say('repayments') },
    control: (field) => <BudgetFrequency field={field} budget={budget} />,
  },
  {
    ...{ name: 'repayment', label: say('repayment') },
    control: (field) => <NumberField {...{ field, ...MONEY, bounds: { ...BUDGET_BOUNDS, step: 10 } }} />,
  },
  {
    ...{ name: 'deposit', label: say('deposit') },
    control: (field) => <NumberField {...{ field, ...MONEY, bounds: { ...BUDGET_BOUNDS, step: 500 } }} />,
  },
];

/** Another frequency begins with its own repayment, unless the shopper has typed one. */
function BudgetFrequency({ field, budget }: { field: FieldControl; budget: FinanceConfig['budget'] }) {
  const [text, setRepayment] = useFieldText('repayment');
  const before = { frequency: budgetFrequency(field.value), repayment: budgetAmount(text) };
  return (
    <FrequencyField
      names={BUDGET_FREQUENCIES}
      chosen={field.value}
      onChoose={(next) => {
        field.onChange(next);
        setRepayment(dollarText(repaymentBy(next, before, budget)));
      }}
    />
  );
}
