import { useLoaderData } from 'react-router-dom';
import { homeRoute, listingRoute } from '@forecourt/contracts';
import { Part, useRouteHref, useWords } from '@forecourt/composition';
import { Breadcrumbs, Container, panel } from '@forecourt/ui-kit';
import { BUDGET_ANCHOR } from '../components/anchors.js';
import * as budget from '../components/budget.styles.js';
import { useFinance } from '../components/financeContext.js';
import { budgetEstimate } from '../rules/budgetEstimate.js';
import { loadBudgetFinder, loadPriceRange } from '../parts.js';
import type { BudgetData } from './budgetLoader.js';
import * as styles from './finance.styles.js';
import { financeWords } from '../words/financeWords.js';

const TITLE = 'budget-title';

/** Budget page (FIN-14, SRCH-23): what a repayment buys, and below it a range of prices. */
export function Component() {
  const data = useLoaderData<BudgetData>();
  const say = useWords(financeWords);
  const { config, context } = useFinance(data.now);
  const home = useRouteHref(homeRoute);
  const hasListing = useRouteHref(listingRoute) !== undefined;
  const { title, intro } = config.budgetPage;
  return (
    <Container>
      <div css={styles.page}>
        <Breadcrumbs trail={[{ name: say('home'), ...(home ? { href: home } : {}) }, { name: title }]} />
        <header css={styles.intro}>
          <h1 id={TITLE}>{title}</h1>
          <p>{intro}</p>
        </header>
        {budgetEstimate(data.choice, config, context) && (
          <div css={[panel, budget.finder]} id={BUDGET_ANCHOR}>
            <Part
              id="finance/budget-finder"
              load={loadBudgetFinder}
              hydrate="visible"
              props={{ data, labelledBy: TITLE }}
            />
          </div>
        )}
        {hasListing && (
          <div css={panel}>
            <Part
              id="finance/price-range"
              load={loadPriceRange}
              hydrate="visible"
              props={{ bars: data.stock?.bars ?? [] }}
            />
          </div>
        )}
      </div>
    </Container>
  );
}
