import { useLocation } from 'react-router-dom';
import { financeRoute, personalisedFinanceRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { addressedTerms, personalisedLink, vehicleFinanceLink } from '@forecourt/finance-maths';
import type { Vehicle } from '@forecourt/vehicle';
import { DISCLAIMER_ANCHOR } from '../components/Disclaimer.js';
import { CALCULATOR_ANCHOR } from '../components/FinanceCalculator.js';
import { ComparisonWarning } from '../components/FinanceFigures.js';
import * as styles from '../components/figures.styles.js';
import { useFinance } from '../components/financeContext.js';
import { useShownFinance } from '../components/useShownFinance.js';

/**
 * Below the first buttons, what goes with the repayment that the page states (FIN-11): the comparison warning in sight,
 * what the total leaves out in sight, what it includes folded, and the ways to a calculation or a quote of one's own.
 */
export function Component({ vehicle, now }: { vehicle: Vehicle; now: number }) {
  const finance = useFinance(now);
  const { config } = finance;
  const { search } = useLocation();
  const page = useRouteHref(financeRoute);
  const personalised = useRouteHref(personalisedFinanceRoute);
  const shown = useShownFinance(vehicle, finance);
  if (!shown) return null;
  const ownTerms = personalised && config.personalised.isOn && (
    <a css={styles.personalised} href={personalisedLink(personalised, vehicle)} rel="nofollow">
      {config.personalised.linkText}
    </a>
  );
  if (config.teaser.rates === 'asterisk') return ownTerms;
  const { totalNote, isComplete } = shown.weekly;
  return (
    <div css={styles.estimate}>
      <p css={styles.assumptions}>
        <a href={`#${CALCULATOR_ANCHOR}`}>Work out your own</a>
        {page && (
          <>
            {' or '}
            <a href={vehicleFinanceLink(page, vehicle, addressedTerms(search))} rel="nofollow">
              Get Finance
            </a>
          </>
        )}
        . <a href={`#${DISCLAIMER_ANCHOR}`}>Finance disclaimer</a>.
      </p>
      {ownTerms}
      <ComparisonWarning config={config} />
      {totalNote !== undefined &&
        (isComplete ? (
          <details css={styles.fold}>
            <summary>What the total includes</summary>
            <p>{totalNote}</p>
          </details>
        ) : (
          <p css={styles.assumptions}>{totalNote}</p>
        ))}
    </div>
  );
}
