import {
  comparisonText,
  type FinanceConfig,
  type FinanceEstimate,
  financeMathsWords,
  formatRate,
  periodText,
  totalNote,
} from '@forecourt/finance-maths';
import { formatDollars } from '@forecourt/vehicle';
import { useWords } from '@forecourt/composition';
import * as styles from './figures.styles.js';
import { financeWords } from '../words/financeWords.js';

interface FinanceFiguresProps {
  estimate: FinanceEstimate;
  config: Pick<FinanceConfig, 'comparison' | 'warning' | 'total'>;
  /** Words in the place of the repayment, for example `Only $153/wk*`. */
  repaymentText?: string | undefined;
  /** What the repayment leaves out of what the vehicle costs. */
  charges?: string | undefined;
  /** Announces each new estimate. */
  isLive?: boolean;
}

/** A repayment with its rates and its one total, and what that counts, in one block with the comparison warning. */
export function FinanceFigures({ isLive, charges, ...props }: FinanceFiguresProps) {
  const sayMaths = useWords(financeMathsWords);
  const { estimate, config } = props;
  return (
    <div css={styles.block}>
      <div css={styles.said} role={isLive ? 'status' : undefined} aria-atomic={isLive || undefined}>
        <LoanFigures {...props} />
        {charges !== undefined && <p css={styles.assumptions}>{charges}</p>}
        {estimate.counts && <p css={styles.assumptions}>{totalNote(estimate.counts, sayMaths)}</p>}
      </div>
      <ComparisonWarning config={config} />
    </div>
  );
}

/** What the message calls periods, whatever a site calls them after an amount. */
const PERIODS = { weekly: 'wk', fortnightly: 'fn', monthly: 'mo', yearly: 'yr' } as const;

/**
 * A repayment with its rates and its total: one size, one weight, nothing behind a click (National Credit Code s 164).
 * Every place that states a repayment renders this, with `ComparisonWarning` on the same page.
 */
export function LoanFigures({ estimate, config, repaymentText }: Omit<FinanceFiguresProps, 'isLive' | 'charges'>) {
  const say = useWords(financeWords);
  const sayMaths = useWords(financeMathsWords);
  const period = periodText(estimate.frequency, sayMaths);
  return (
    <dl css={styles.figures}>
      <Figure
        label={estimate.isEnquiry ? say('repayment') : say('repaymentEvery', { period: PERIODS[estimate.frequency] })}
      >
        {repaymentText ?? (estimate.isEnquiry ? estimate.repaymentText : `${estimate.repaymentText}/${period}`)}
      </Figure>
      <Figure label={say('interestRate')}>{say('rate', { rate: formatRate(estimate.interestRate) })}</Figure>
      <Figure label={say('comparisonRate')}>{comparisonText(estimate.comparisonRate, sayMaths)}</Figure>
      <Figure
        label={(estimate.isComplete ?? config.total === 'complete') ? say('totalPayable') : say('totalRepayments')}
      >
        {estimate.total === undefined ? '–' : formatDollars(estimate.total)}
      </Figure>
      {estimate.finalPayment > 0 && !estimate.isEnquiry && (
        <Figure label={config.total === 'complete' ? say('finalPaymentInTotal') : say('finalPayment')}>
          {formatDollars(estimate.finalPayment)}
        </Figure>
      )}
    </dl>
  );
}

/** Appears with every comparison rate, in sight. */
export function ComparisonWarning({ config }: { config: Pick<FinanceConfig, 'comparison' | 'warning'> }) {
  const say = useWords(financeWords);
  const { amount, years } = config.comparison.basis;
  return (
    <p css={styles.warning}>{say('warning', { amount: formatDollars(amount), years, warning: config.warning.text })}</p>
  );
}

export const Figure = ({ label, children }: { label: string; children: string | readonly string[] }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
