import { loanText } from '@forecourt/enquiry';
import { termText } from '@forecourt/finance-maths';
import { formatDollars, type Vehicle } from '@forecourt/vehicle';
import * as styles from '../components/figures.styles.js';
import { useWorkedOutLoan } from '../components/useWorkedOutLoan.js';

/**
 * What the shopper worked out, as a field of the form around it (FIN-12). It says which loan goes along, without its
 * repayment: that is stated with all its rates, and the calculator does so.
 */
export function Component({ vehicle, now }: { vehicle?: Vehicle | undefined; now: number }) {
  const loan = useWorkedOutLoan(vehicle, now);
  if (!loan) return null;
  const { amount, deposit, years } = loan;
  return (
    <>
      <p css={styles.assumptions}>
        Your finance calculation goes with it: {formatDollars(amount)} over {termText(years)}
        {deposit > 0 && ` with a deposit of ${formatDollars(deposit)}`}.
      </p>
      <input type="hidden" name="finance" value={loanText(loan)} />
    </>
  );
}
