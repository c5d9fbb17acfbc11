import { useLocation } from 'react-router-dom';
import { financeRoute, vehicleRoute } from '@forecourt/contracts';
import { useRouteHref, useWords, withElements } from '@forecourt/composition';
import { loanText } from '@forecourt/enquiry';
import { addressedQuery, financeMathsWords, termText } from '@forecourt/finance-maths';
import { formatDollars, type Vehicle } from '@forecourt/vehicle';
import { CALCULATOR_ANCHOR } from '../components/anchors.js';
import * as styles from '../components/figures.styles.js';
import { useWorkedOutLoan } from '../components/useWorkedOutLoan.js';
import { financeWords } from '../words/financeWords.js';

/**
 * What the shopper worked out, as a small summary and a field of the form around it (FIN-12). It names the loan that
 * goes along, without its repayment: that is stated with all its rates, and the calculator does so.
 */
export function Component({ vehicle, now }: { vehicle?: Vehicle | undefined; now: number }) {
  const say = useWords(financeWords);
  const sayMaths = useWords(financeMathsWords);
  const loan = useWorkedOutLoan(vehicle, now);
  const { pathname, search } = useLocation();
  const vehiclePage = useRouteHref(vehicleRoute, { slug: vehicle?.slug ?? '-' });
  const financePage = useRouteHref(financeRoute);
  if (!loan) return null;
  const { amount, deposit, years, residual } = loan;
  const page = vehicle ? vehiclePage : financePage;
  const terms = addressedQuery(search);
  // on the calculator's own page nothing that was set is lost
  const change = pathname === page ? '' : page && `${page}${terms && `?${terms}`}`;
  const lines: [string, string][] = [
    [say('purchasePrice'), formatDollars(amount)],
    ...(deposit > 0 ? [[say('deposit'), formatDollars(deposit)] as [string, string]] : []),
    [say('term'), termText(years, sayMaths)],
    ...(residual > 0 ? [[say('finalPayment'), formatDollars(residual)] as [string, string]] : []),
  ];
  return (
    <section css={styles.workedOut} aria-label={say('workedOut.title')}>
      <p>
        <span>
          {withElements((marks) => say('workedOut.goesAlong', marks), {
            title: <strong>{say('workedOut.title')}</strong>,
          })}
        </span>
        {change !== undefined && <a href={`${change}#${CALCULATOR_ANCHOR}`}>{say('workedOut.change')}</a>}
      </p>
      <dl>
        {lines.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <input type="hidden" name="finance" value={loanText(loan)} />
    </section>
  );
}
