import { useLocation } from 'react-router-dom';
import { financeRoute, personalisedFinanceRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { addressedTerms, personalisedLink, vehicleFinanceLink } from '@forecourt/finance-maths';
import type { Vehicle } from '@forecourt/vehicle';
import { DISCLAIMER_ANCHOR } from './Disclaimer.js';
import { CALCULATOR_ANCHOR } from './FinanceCalculator.js';
import { ComparisonWarning } from './FinanceFigures.js';
import * as styles from './figures.styles.js';
import type { SiteFinance } from './financeContext.js';
import type { ShownFinance } from './useShownFinance.js';

export interface EstimateTermsProps {
  vehicle: Vehicle;
  config: SiteFinance['config'];
  shown: ShownFinance;
}

/**
 * What goes with the repayment that the page states (FIN-11): the comparison warning in sight, what the total leaves
 * out in sight, what it includes folded, and the ways to the shopper's own calculation or quote.
 */
export function EstimateTerms({ vehicle, config, shown }: EstimateTermsProps) {
  const { search } = useLocation();
  const page = useRouteHref(financeRoute);
  const personalised = useRouteHref(personalisedFinanceRoute);
  const ownTerms = personalised && config.personalised.isOn && (
    <a css={styles.personalised} href={personalisedLink(personalised, vehicle)} rel="nofollow">
      {config.personalised.linkText}
    </a>
  );
  if (config.teaser.rates === 'asterisk') return ownTerms;
  const { totalNote, isComplete } = shown.weekly;
  return (
    <div css={styles.terms}>
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
