import { Button, ButtonLink, FoldedSection } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import { CALCULATOR_ANCHOR } from './anchors.js';
import { CalculatorFields } from './CalculatorFields.js';
import { Disclaimer } from './Disclaimer.js';
import { FinanceFigures } from './FinanceFigures.js';
import * as styles from './calculator.styles.js';
import { useCalculator, type CalculatorSetup } from './useCalculator.js';
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
  const { config } = setup;
  const { adopt, ...calculator } = useCalculator(setup);
  const { estimate } = calculator;
  if (!estimate) return null;
  const content = (
    <>
      <form
        ref={adopt}
        css={styles.columns}
        method="get"
        action={`${action}#${CALCULATOR_ANCHOR}`}
        aria-label={say('calculator.title')}
        noValidate
        // what is typed is computed at once
        onSubmit={(event) => event.preventDefault()}
      >
        {kept.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <CalculatorFields calculator={calculator} config={config} />
        <div css={styles.results}>
          <FinanceFigures estimate={estimate} config={config} charges={charges} isLive />
          <div css={styles.onlyWithoutScript}>
            <Button type="submit" variant="outline" isWide>
              {say('calculator.calculate')}
            </Button>
          </div>
          {enquireHref && (
            <ButtonLink href={enquireHref} isWide>
              {say('calculator.enquire')}
            </ButtonLink>
          )}
        </div>
      </form>
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
