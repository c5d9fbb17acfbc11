import { financeDisclaimerRoute, type LoanTerms } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { purchaseLoan, termText } from '@forecourt/finance-maths';
import { chargesNote, formatDollars, type Vehicle } from '@forecourt/vehicle';
import { FinanceFigures } from '../components/FinanceFigures.js';
import * as styles from '../components/figures.styles.js';
import { useFinance } from '../components/financeContext.js';

/** In an online purchase: what a loan for the vehicle would cost, in the one block that states repayments (BUY-03). */
export function Component({ vehicle, terms, now }: { vehicle: Vehicle; terms: LoanTerms; now: number }) {
  const { config, context } = useFinance(now);
  const page = useRouteHref(financeDisclaimerRoute);
  const found = purchaseLoan(vehicle, terms, config, context);
  if (!found) return <p>We work out the repayments for these terms with you, once you have sent your summary.</p>;
  const { estimate, loan } = found;
  const [borrowed, price, deposit, residual] = [found.borrowed, loan.amount, loan.deposit, loan.residual].map(
    formatDollars,
  );
  return (
    <div css={styles.estimate}>
      <FinanceFigures estimate={estimate} config={config} charges={chargesNote(vehicle)?.sentence} isLive />
      <p css={styles.assumptions}>
        Estimate for {borrowed} over {termText(loan.years)}: the price of {price} less {deposit}, with{' '}
        {loan.residual > 0 ? `a final payment of ${residual}` : 'no final payment'}. It is no offer of credit.{' '}
        {page && <a href={page}>Finance disclaimer</a>}
      </p>
    </div>
  );
}
