import { useEffect, useRef } from 'react';
import { budgetHref, type BudgetChoice } from '../rules/budgetQuery.js';

const PAUSE = 400;

/** Reports another choice after a pause, and at once what was typed before hydration. */
export function useSettledBudget(
  start: BudgetChoice,
  choice: BudgetChoice,
  onSettled: ((choice: BudgetChoice) => void) | undefined,
): void {
  const wanted = budgetHref('', choice);
  const reported = useRef(budgetHref('', start));
  const isBegun = useRef(false);
  const report = useRef(() => onSettled?.(choice));
  useEffect(() => {
    report.current = () => onSettled?.(choice);
  });
  useEffect(() => {
    const pause = isBegun.current ? PAUSE : 0;
    isBegun.current = true;
    if (wanted === reported.current) return undefined;
    // the form hydrates before effects run, and the router cannot navigate until then
    const timer = setTimeout(() => {
      reported.current = wanted;
      report.current();
    }, pause);
    return () => clearTimeout(timer);
  }, [wanted]);
}
