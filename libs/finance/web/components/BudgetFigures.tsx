import { comparisonText, type FinanceConfig, financeMathsWords, formatRate } from '@forecourt/finance-maths';
import { formatDollars } from '@forecourt/vehicle';
import { useWords } from '@forecourt/composition';
import type { BudgetEstimate } from '../rules/budgetEstimate.js';
import { ComparisonWarning, Figure } from './FinanceFigures.js';
import * as styles from './figures.styles.js';
import * as own from './budget.styles.js';
import { financeWords } from '../words/financeWords.js';

interface BudgetFiguresProps {
  estimate: BudgetEstimate;
  config: FinanceConfig;
  /** Dollars of the dearest vehicle: where the scale ends. */
  highest: number;
  /** What the budget finds. */
  note: string;
}

/**
 * The budget with its assumptions in the same block: a note says if interest is ignored, and a rate appears with its
 * comparison rate in the same size as the budget.
 */
export function BudgetFigures({ estimate: { budget, loan }, config, highest, note }: BudgetFiguresProps) {
  const say = useWords(financeWords);
  const sayMaths = useWords(financeMathsWords);
  return (
    <div css={styles.block}>
      <div role="status" aria-atomic="true" css={own.live}>
        <dl css={styles.figures}>
          <Figure label={say('budget.title')}>{formatDollars(budget)}</Figure>
          {loan && (
            <>
              <Figure label={say('budget.repaid', { years: config.budget.years })}>{formatDollars(loan.repaid)}</Figure>
              <Figure label={say('interestRate')}>{say('rate', { rate: formatRate(loan.interestRate) })}</Figure>
              <Figure label={say('comparisonRate')}>{comparisonText(loan.comparisonRate, sayMaths)}</Figure>
            </>
          )}
        </dl>
        <p css={own.note}>{note}</p>
      </div>
      <div css={own.scale} aria-hidden="true">
        <div style={{ width: `${Math.min(100, (budget / highest) * 100)}%` }} />
      </div>
      <p css={styles.warning}>{config.budget.footnote}</p>
      {loan && <ComparisonWarning config={config} />}
    </div>
  );
}
