import { financeDisclaimerRoute, type LoanTerms } from '@forecourt/contracts';
import { useRouteHref, useWords } from '@forecourt/composition';
import { financeMathsWords, purchaseLoan, termText } from '@forecourt/finance-maths';
import { formatDollars, type Vehicle } from '@forecourt/vehicle';
import { FinanceFigures } from '../components/FinanceFigures.js';
import * as styles from '../components/figures.styles.js';
import { useFinance } from '../components/financeContext.js';
import { financeWords } from '../words/financeWords.js';
import { useChargesNote } from '../components/useChargesNote.js';

/** In an online purchase: what a loan for the vehicle would cost, in the one block that states repayments (BUY-03). */
export function Component({ vehicle, terms, now }: { vehicle: Vehicle; terms: LoanTerms; now: number }) {
  const say = useWords(financeWords);
  const sayMaths = useWords(financeMathsWords);
  const charges = useChargesNote(vehicle);
  const { config, context } = useFinance(now);
  const page = useRouteHref(financeDisclaimerRoute);
  const found = purchaseLoan(vehicle, terms, config, context);
  if (!found) return <p>{say('purchase.later')}</p>;
  const { estimate, loan } = found;
  return (
    <div css={styles.estimate}>
      <FinanceFigures estimate={estimate} config={config} charges={charges?.sentence} isLive />
      <p css={styles.assumptions}>
        {say('purchase.terms', {
          borrowed: formatDollars(found.borrowed),
          term: termText(loan.years, sayMaths),
          price: formatDollars(loan.amount),
          deposit: formatDollars(loan.deposit),
          final: loan.residual > 0 ? 'some' : 'none',
          residual: formatDollars(loan.residual),
        })}{' '}
        {page && <a href={page}>{say('disclaimer')}</a>}
      </p>
    </div>
  );
}
