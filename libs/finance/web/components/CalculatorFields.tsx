import { type FinanceConfig, financeMathsWords, termOptions, termText } from '@forecourt/finance-maths';
import { SelectField } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import { FrequencyField } from './FrequencyField.js';
import { NumberField } from './NumberField.js';
import * as styles from './calculator.styles.js';
import type { TextField } from './typedInto.js';
import type { Calculator } from './useCalculator.js';
import { financeWords } from '../words/financeWords.js';

/** Inputs of the calculator (FIN-01). Each has a label, and shows its error below. */
export function CalculatorFields({ calculator, config }: { calculator: Calculator; config: FinanceConfig }) {
  const say = useWords(financeWords);
  const sayMaths = useWords(financeMathsWords);
  const { texts, used, bounds, problems } = calculator;
  const number = (field: TextField) => ({
    name: field,
    text: texts[field],
    value: used[field],
    problem: problems[field],
    onType: (text: string) => calculator.type(field, text),
    onSet: (value: number) => calculator.set(field, value),
    onLeave: () => calculator.leave(field),
  });
  const { amount, interest, deposit, residual } = config;
  return (
    <div css={styles.fields}>
      <div css={styles.wide}>
        <NumberField
          {...number('amount')}
          label={say('purchasePrice')}
          hint={calculator.help}
          bounds={{ ...bounds.amount, step: amount.step }}
          hasSlider
        />
      </div>
      <FrequencyField
        names={config.frequencies}
        chosen={used.frequency}
        onChoose={(frequency) => calculator.choose({ frequency })}
      />
      <SelectField
        label={say('term')}
        isPlain
        name="years"
        value={String(used.years)}
        options={termOptions(config.term).map((years) => ({ value: String(years), label: termText(years, sayMaths) }))}
        onChange={(event) => calculator.choose({ years: Number(event.currentTarget.value) })}
      />
      <NumberField
        {...number('interest')}
        label={say('field.interest')}
        bounds={{ ...bounds.interest, step: interest.step }}
        isDisabled={interest.isFixed}
      />
      <NumberField {...number('deposit')} label={say('field.deposit')} bounds={deposit} />
      <NumberField {...number('residual')} label={say('field.residual')} bounds={residual} />
    </div>
  );
}
