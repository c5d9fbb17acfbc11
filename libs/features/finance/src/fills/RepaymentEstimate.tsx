import { financeRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { financeLink, termText, vehicleFinance, weeklyTeaser } from '@forecourt/finance-maths';
import { effectivePrice, formatDollars, type Vehicle } from '@forecourt/vehicle';
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
            <a href={financeLink(page, knownOf(vehicle))} rel="nofollow">
              Get Finance
            </a>
          </>
        )}
      </p>
    </div>
  );
}

/** What the finance page is told of a vehicle (FIN-12). */
const knownOf = (vehicle: Vehicle) => ({
  preferredDealership: vehicle.dealership_slug,
  vehiclePriceBudget: effectivePrice(vehicle),
  car_id: vehicle.id,
  car_type: vehicle.car_type,
  vin: vehicle.vin,
});
