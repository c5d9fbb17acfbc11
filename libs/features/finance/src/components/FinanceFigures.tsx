import { comparisonText, formatRate, type FinanceConfig, type FinanceEstimate } from '@forecourt/finance-maths';
import { formatDollars } from '@forecourt/vehicle';
import * as styles from './figures.styles.js';

const PERIODS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wk: 'per week',
    fn: 'per fortnight',
    mo: 'per month',
    yr: 'per year',
  }),
);

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
  const { estimate, config } = props;
  return (
    <div css={styles.block}>
      <div css={styles.said} role={isLive ? 'status' : undefined} aria-atomic={isLive || undefined}>
        <LoanFigures {...props} />
        {charges !== undefined && <p css={styles.assumptions}>{charges}</p>}
        {estimate.totalNote !== undefined && <p css={styles.assumptions}>{estimate.totalNote}</p>}
      </div>
      <ComparisonWarning config={config} />
    </div>
  );
}

/**
 * A repayment with its rates and its total: one size, one weight, nothing behind a click (National Credit Code s 164).
 * Every place that states a repayment renders this, with `ComparisonWarning` on the same page.
 */
export function LoanFigures({ estimate, config, repaymentText }: Omit<FinanceFiguresProps, 'isLive' | 'charges'>) {
  const period = PERIODS.get(estimate.suffix) ?? '';
  return (
    <dl css={styles.figures}>
      <Figure label={estimate.isEnquiry ? 'Repayment' : `Repayment, ${period}`}>
        {repaymentText ??
          (estimate.isEnquiry ? estimate.repaymentText : `${estimate.repaymentText}/${estimate.suffix}`)}
      </Figure>
      <Figure label="Interest rate">{formatRate(estimate.interestRate)}% p.a.</Figure>
      <Figure label="Comparison rate">{comparisonText(estimate.comparisonRate)}</Figure>
      <Figure
        label={(estimate.isComplete ?? config.total === 'complete') ? 'Total payable on loan' : 'Total repayments'}
      >
        {estimate.total === undefined ? '–' : formatDollars(estimate.total)}
      </Figure>
      {estimate.finalPayment > 0 && !estimate.isEnquiry && (
        <Figure label={config.total === 'complete' ? 'Final payment, in the total' : 'Final payment'}>
          {formatDollars(estimate.finalPayment)}
        </Figure>
      )}
    </dl>
  );
}

/** Appears with every comparison rate, in sight. */
export function ComparisonWarning({ config }: { config: Pick<FinanceConfig, 'comparison' | 'warning'> }) {
  const { amount, years } = config.comparison.basis;
  return (
    <p css={styles.warning}>
      Comparison rate for a secured loan of {formatDollars(amount)} over {years} years. {config.warning.text}
    </p>
  );
}

export const Figure = ({ label, children }: { label: string; children: string | readonly string[] }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);
