import { financeRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { termText, vehicleFinance, vehicleFinanceLink, weeklyTeaser } from '@forecourt/finance-maths';
import { formatDollars, type Vehicle } from '@forecourt/vehicle';
import { CALCULATOR_ANCHOR } from '../components/FinanceCalculator.js';
import { FinanceFigures } from '../components/FinanceFigures.js';
import * as styles from '../components/figures.styles.js';
import { useFinance } from '../components/financeContext.js';

/** Weekly estimate below the price, with its rates beside it (FIN-11). */
export function Component({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const { config, context } = useFinance(now);
  const page = useRouteHref(financeRoute);
  const finance = vehicleFinance(vehicle, config, context);
  if (!finance) return null;
  const { weekly, years, deposit, balloon } = finance;
  const teaser = weeklyTeaser(weekly.repayment, config);
  if (config.teaser.rates === 'asterisk') {
    return (
      <a css={styles.teaser} href={`#${CALCULATOR_ANCHOR}`}>
        {teaser ?? weekly.repaymentText}
      </a>
    );
  }
  return (
    <div css={styles.estimate}>
      <FinanceFigures estimate={weekly} config={config} repaymentText={teaser} />
      <p css={styles.assumptions}>
        * Estimate over {termText(years)} with a deposit of {formatDollars(deposit)} and{' '}
        {balloon > 0 ? `a final payment of ${formatDollars(balloon)}` : 'no final payment'}.{' '}
        <a href={`#${CALCULATOR_ANCHOR}`}>Work out your own</a>
        {page && (
          <>
            {' or '}
            <a href={vehicleFinanceLink(page, vehicle)} rel="nofollow">
              Get Finance
            </a>
          </>
        )}
      </p>
    </div>
  );
}
