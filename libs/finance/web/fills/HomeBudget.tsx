import { useCallback } from 'react';
import { useFetcher } from 'react-router-dom';
import { budgetRoute, listingRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { Container, panel } from '@forecourt/ui-kit';
import { BUDGET_ANCHOR } from '../components/anchors.js';
import { BudgetFinder } from '../components/BudgetFinder.js';
import * as styles from '../components/budget.styles.js';
import { useFinance } from '../components/financeContext.js';
import { budgetEstimate } from '../rules/budgetEstimate.js';
import { budgetHref, type BudgetChoice } from '../rules/budgetQuery.js';
import type { BudgetData } from '../pages/budgetLoader.js';

const TITLE = 'home-budget';

/** Budget finder of the front page; nothing where its data could not be read or no budget may be stated. */
export function Component({ data }: { data?: unknown }) {
  const start = data as BudgetData | null | undefined;
  return start ? <HomeBudget start={start} /> : null;
}

function HomeBudget({ start }: { start: BudgetData }) {
  const page = useRouteHref(budgetRoute);
  const listing = useRouteHref(listingRoute);
  const finance = useFinance(start.now);
  // the budget page's own loader counts for this section too
  const { data: recounted, load } = useFetcher<BudgetData>();
  const recount = useCallback((next: BudgetChoice) => page && void load(budgetHref(page, next)), [load, page]);
  if (page === undefined || !budgetEstimate(start.choice, finance.config, finance.context)) return null;
  const { homeTitle, homeText, rangeTitle } = finance.config.budgetPage;
  return (
    <Container>
      <section css={[styles.home, styles.finder]} id={BUDGET_ANCHOR} aria-labelledby={TITLE}>
        <div css={styles.head}>
          <h2 id={TITLE}>{homeTitle}</h2>
          {homeText !== '' && <p>{homeText}</p>}
        </div>
        <div css={[panel, styles.finder]}>
          <BudgetFinder
            finance={finance}
            start={start.choice}
            stock={(recounted ?? start).stock}
            action={page}
            listing={listing}
            labelledBy={TITLE}
            onSettled={recount}
          />
          <a css={styles.more} href={page}>
            {rangeTitle}
          </a>
        </div>
      </section>
    </Container>
  );
}
