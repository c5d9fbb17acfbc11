import { financeRoute, personalisedFinanceRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { personalisedLink, termText, vehicleFinance, vehicleFinanceLink, weeklyTeaser } from '@forecourt/finance-maths';
import { formatDollars, type Vehicle } from '@forecourt/vehicle';
import { DISCLAIMER_ANCHOR } from '../components/Disclaimer.js';
import { CALCULATOR_ANCHOR } from '../components/FinanceCalculator.js';
import { FinanceFigures } from '../components/FinanceFigures.js';
import * as styles from '../components/figures.styles.js';
import { useFinance } from '../components/financeContext.js';
import { useQuote, type AskQuote } from '../components/useQuote.js';

interface EstimateProps {
  vehicle: Vehicle;
  now: number;
  /** The service's when left out. */
  ask?: AskQuote;
}

/** Weekly estimate below the price with its rates beside it (FIN-11), or a partner's quote once it has come (FIN-10). */
export function Component({ vehicle, now, ask }: EstimateProps) {
  const { config, context } = useFinance(now);
  const page = useRouteHref(financeRoute);
  const personalised = useRouteHref(personalisedFinanceRoute);
  const finance = vehicleFinance(vehicle, config, context);
  const quoted = useQuote(vehicle, config, { isWanted: finance !== undefined, ask });
  if (!finance) return null;
  const weekly = quoted?.estimate ?? finance.weekly;
  const teaser = weeklyTeaser(weekly.repayment, config);
  const ownTerms = personalised && config.personalised.isOn && (
    <a css={styles.personalised} href={personalisedLink(personalised, vehicle)} rel="nofollow">
      {config.personalised.linkText}
    </a>
  );
  if (config.teaser.rates === 'asterisk') {
    return (
      <>
        <a css={styles.teaser} href={`#${CALCULATOR_ANCHOR}`}>
          {teaser ?? weekly.repaymentText}
        </a>
        {ownTerms}
      </>
    );
  }
  const { years, deposit, residual: balloon } = (quoted ?? finance).loan;
  return (
    <div css={styles.estimate}>
      <FinanceFigures estimate={weekly} config={config} repaymentText={teaser} />
      <p css={styles.assumptions}>
        * {quoted ? 'Quote' : 'Estimate'} over {termText(years)} with a deposit of {formatDollars(deposit)} and{' '}
        {balloon > 0 ? `a final payment of ${formatDollars(balloon)}` : 'no final payment'}.{' '}
        <a href={`#${DISCLAIMER_ANCHOR}`}>Finance disclaimer</a>.{' '}
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
      {ownTerms}
    </div>
  );
}
