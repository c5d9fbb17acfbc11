import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { budgetRoute, listingRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import { BudgetFinder } from '../components/BudgetFinder.js';
import { useFinance } from '../components/financeContext.js';
import { budgetHref, type BudgetChoice } from '../rules/budgetQuery.js';
import type { BudgetData } from '../pages/budgetLoader.js';

/** The finder of the budget page. Its choice goes into the address: the way back from the listing finds it again. */
export function Component({ data: { choice, stock, now }, labelledBy }: { data: BudgetData; labelledBy: string }) {
  const page = useRouteHref(budgetRoute) ?? '';
  const listing = useRouteHref(listingRoute);
  const finance = useFinance(now);
  const navigate = useNavigate();
  const remember = useCallback(
    (next: BudgetChoice) => void navigate(budgetHref(page, next), { replace: true, preventScrollReset: true }),
    [navigate, page],
  );
  return (
    <BudgetFinder
      finance={finance}
      start={choice}
      stock={stock}
      action={page}
      listing={listing}
      labelledBy={labelledBy}
      onSettled={remember}
    />
  );
}
