import type { LoaderFunctionArgs } from 'react-router-dom';
import { nowContext, searchContext, siteContext } from '@forecourt/runtime';
import type { VehicleDocument } from '@forecourt/vehicle';
import { financeOf } from '../components/financeContext.js';
import { budgetEstimate } from '../rules/budgetEstimate.js';
import { budgetFromQuery, type BudgetChoice } from '../rules/budgetQuery.js';
import { planBudget, readBudget, type BudgetStock } from '../rules/budgetSearch.js';

export interface BudgetData {
  choice: BudgetChoice;
  /** Absent when the search did not answer: the finder estimates without counts. */
  stock?: BudgetStock;
  /** Moment of the answer, epoch milliseconds. */
  now: number;
}

/** Reads the choice from the address and counts what it buys; serves the page and the section of the front page. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<BudgetData> {
  const now = context.get(nowContext)();
  const finance = financeOf(context.get(siteContext), now);
  const choice = budgetFromQuery(new URL(request.url).searchParams, finance.config);
  const budget = budgetEstimate(choice, finance.config, finance.context)?.budget ?? 0;
  try {
    const answers = await context
      .get(searchContext)
      .multiSearch<VehicleDocument>(planBudget(budget), { signal: request.signal });
    const stock = readBudget(answers, finance.config.budget, { budget, chosen: choice.bodies });
    const known = new Set(stock.bodies.map(({ value }) => value));
    return { choice: { ...choice, bodies: choice.bodies.filter((body) => known.has(body)) }, stock, now };
  } catch (error) {
    if (request.signal.aborted) throw error;
    console.warn('Vehicles of a budget could not be counted.', error);
    return { choice, now };
  }
}
