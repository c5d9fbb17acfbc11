import { useLocation } from 'react-router-dom';
import { financeRoute, personalisedFinanceRoute } from '@forecourt/contracts';
import { useRouteHref, useWords, withElements } from '@forecourt/composition';
import {
  addressedTerms,
  financeMathsWords,
  personalisedLink,
  totalNote,
  vehicleFinanceLink,
} from '@forecourt/finance-maths';
import type { Vehicle } from '@forecourt/vehicle';
import { CALCULATOR_ANCHOR, DISCLAIMER_ANCHOR } from './anchors.js';
import { ComparisonWarning } from './FinanceFigures.js';
import * as styles from './figures.styles.js';
import type { SiteFinance } from './financeContext.js';
import type { ShownFinance } from './useShownFinance.js';
import { financeWords } from '../words/financeWords.js';

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
  const say = useWords(financeWords);
  const sayMaths = useWords(financeMathsWords);
  const { search } = useLocation();
  const page = useRouteHref(financeRoute);
  const personalised = useRouteHref(personalisedFinanceRoute);
  const ownTerms = personalised && config.personalised.isOn && (
    <a css={styles.personalised} href={personalisedLink(personalised, vehicle)} rel="nofollow">
      {config.personalised.linkText}
    </a>
  );
  if (config.teaser.rates === 'asterisk') return ownTerms;
  const { counts, isComplete } = shown.weekly;
  const ways = {
    calculator: <a href={`#${CALCULATOR_ANCHOR}`}>{say('estimate.ownTerms')}</a>,
    disclaimer: <a href={`#${DISCLAIMER_ANCHOR}`}>{say('disclaimer')}</a>,
  };
  return (
    <div css={styles.terms}>
      <p css={styles.assumptions}>
        {page
          ? withElements((marks) => say('estimate.ways', marks), {
              ...ways,
              enquiry: (
                <a href={vehicleFinanceLink(page, vehicle, addressedTerms(search))} rel="nofollow">
                  {say('estimate.getFinance')}
                </a>
              ),
            })
          : withElements((marks) => say('estimate.way', marks), ways)}
      </p>
      {ownTerms}
      <ComparisonWarning config={config} />
      {counts &&
        (isComplete ? (
          <details css={styles.fold}>
            <summary>{say('estimate.included')}</summary>
            <p>{totalNote(counts, sayMaths)}</p>
          </details>
        ) : (
          <p css={styles.assumptions}>{totalNote(counts, sayMaths)}</p>
        ))}
    </div>
  );
}
