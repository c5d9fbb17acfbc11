import { QueryForm, type QueryFormState } from '@forecourt/action-form';
import {
  amountBounds,
  financeEstimate,
  financeMathsWords,
  interestBounds,
  type CalculatorInput,
} from '@forecourt/finance-maths';
import { ButtonLink, FoldedSection } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import { calculatorFaults, calculatorTexts } from '../rules/calculatorForm.js';
import { CALCULATOR_ANCHOR } from './anchors.js';
import { calculatorFields } from './calculatorFields.js';
import { Disclaimer } from './Disclaimer.js';
import { FinanceFigures } from './FinanceFigures.js';
import * as styles from './calculator.styles.js';
import { useCalculator, useFirstInput, type CalculatorSetup } from './useCalculator.js';
import { financeWords } from '../words/financeWords.js';

export interface FinanceCalculatorProps extends CalculatorSetup {
  /** Page that renders the new estimate when the form is sent without script. */
  action: string;
  /** Parameters of that page which are kept. */
  kept?: readonly (readonly [name: string, value: string])[];
  /** Where Enquire Now leads (FIN-13). */
  enquireHref?: string | undefined;
  lenderDisclaimer?: string | undefined;
  /** What a repayment leaves out of what the vehicle costs. */
  charges?: string | undefined;
  /** It is a row of a card whose sections begin folded. */
  isFolded?: boolean | undefined;
}

/** Finance calculator. Without script its form sends itself and the server answers with the estimate. */
export function FinanceCalculator({
  action,
  kept = [],
  enquireHref,
  lenderDisclaimer,
  charges,
  isFolded = false,
  ...setup
}: FinanceCalculatorProps) {
  const say = useWords(financeWords);
  const sayMaths = useWords(financeMathsWords);
  const { config, place, price, rates } = setup;
  const first = useFirstInput(setup);
  const bounds = {
    amount: amountBounds(config.amount, place, price),
    interest: interestBounds(config.interest, rates.advertised),
  };
  if (!financeEstimate(first, config, rates)) return null;
  const content = (
    <>
      <QueryForm
        label={say('calculator.title')}
        fields={calculatorFields(config, bounds, say, sayMaths)}
        rules={(values) => calculatorFaults(values, bounds, config, sayMaths)}
        initial={calculatorTexts(first)}
        hidden={Object.fromEntries(kept)}
        action={`${action}#${CALCULATOR_ANCHOR}`}
        submitLabel={say('calculator.calculate')}
        variant="outline"
        isLive
        looks={{ form: styles.columns, fields: styles.fields }}
      >
        {(form) => (
          <div css={styles.results}>
            <Figures {...{ setup, first, form, charges }} />
            {enquireHref && (
              <ButtonLink href={enquireHref} isWide>
                {say('calculator.enquire')}
              </ButtonLink>
            )}
          </div>
        )}
      </QueryForm>
      <Disclaimer disclaimer={config.disclaimer} lenderText={lenderDisclaimer} />
    </>
  );
  return isFolded ? (
    <FoldedSection id={CALCULATOR_ANCHOR} title={say('calculator.title')}>
      <div css={styles.folded}>{content}</div>
    </FoldedSection>
  ) : (
    <section css={styles.section} id={CALCULATOR_ANCHOR} aria-labelledby="finance-calculator-title">
      <h2 id="finance-calculator-title">{say('calculator.title')}</h2>
      {content}
    </section>
  );
}

interface FiguresProps extends Pick<FinanceCalculatorProps, 'charges'> {
  setup: CalculatorSetup;
  first: CalculatorInput;
  form: QueryFormState;
}

/** What the form comes to. */
function Figures({ setup, first, form, charges }: FiguresProps) {
  const { config, rates } = setup;
  const estimate = financeEstimate(useCalculator(setup, first, form), config, rates);
  return estimate && <FinanceFigures estimate={estimate} config={config} charges={charges} isLive />;
}
