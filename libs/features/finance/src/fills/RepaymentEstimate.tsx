import { termText, weeklyTeaser } from '@forecourt/finance-maths';
import { useAppDispatch } from '@forecourt/runtime/store';
import { chargesNote, formatDollars, type Vehicle } from '@forecourt/vehicle';
import { EstimateTerms } from '../components/EstimateTerms.js';
import { CALCULATOR_ANCHOR } from '../components/FinanceCalculator.js';
import { LoanFigures } from '../components/FinanceFigures.js';
import * as styles from '../components/figures.styles.js';
import { useFinance } from '../components/financeContext.js';
import { useShownFinance } from '../components/useShownFinance.js';
import { termsCleared } from '../state/financeSlice.js';

const KINDS = { estimate: 'Estimate', quote: 'Quote', own: 'Your own terms:' } as const;

/**
 * Weekly estimate below price and first buttons, together with its rates and terms (FIN-11), a partner's quote once it
 * has arrived (FIN-10), or the repayment on the shopper's own terms.
 */
export function Component({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const finance = useFinance(now);
  const { config } = finance;
  const dispatch = useAppDispatch();
  const shown = useShownFinance(vehicle, finance);
  if (!shown) return null;
  const { weekly, kind } = shown;
  const charges = chargesNote(vehicle);
  const terms = <EstimateTerms vehicle={vehicle} config={config} shown={shown} />;
  const teaser = weeklyTeaser(weekly.repayment, config);
  if (config.teaser.rates === 'asterisk') {
    return (
      <>
        <a css={styles.teaser} href={`#${CALCULATOR_ANCHOR}`}>
          {teaser ?? weekly.repaymentText}
        </a>
        {charges && <p css={styles.assumptions}>{charges.sentence}</p>}
        {terms}
      </>
    );
  }
  const { years, deposit, residual: balloon } = shown.loan;
  return (
    <div css={styles.estimate}>
      <LoanFigures estimate={weekly} config={config} repaymentText={teaser} />
      <p css={styles.assumptions}>
        * {KINDS[kind]} over {termText(years)} with a deposit of {formatDollars(deposit)} and{' '}
        {balloon > 0 ? `a final payment of ${formatDollars(balloon)}` : 'no final payment'}.
        {charges && ` ${charges.short}.`}
        {kind === 'own' && (
          <>
            {' '}
            <button type="button" css={styles.asLink} onClick={() => dispatch(termsCleared())}>
              Back to the advertised terms
            </button>
            .
          </>
        )}
      </p>
      {terms}
    </div>
  );
}
