import { useState } from 'react';
import { QueryForm, type QueryFormState } from '@forecourt/action-form';
import { listingHref } from '@forecourt/contracts';
import { BUDGET_SEARCH_PRICE_ABOVE, budgetMaximum, budgetTexts, financeMathsWords } from '@forecourt/finance-maths';
import { Button, ButtonLink } from '@forecourt/ui-kit';
import { AVAILABLE_STATUSES } from '@forecourt/vehicle';
import { useWords } from '@forecourt/composition';
import { budgetEstimate } from '../rules/budgetEstimate.js';
import { budgetTyped, budgetValues } from '../rules/budgetForm.js';
import { DRAWN_WITH, type BudgetChoice } from '../rules/budgetQuery.js';
import { countOf, lowestOf, type BudgetStock } from '../rules/budgetSearch.js';
import { BUDGET_ANCHOR } from './anchors.js';
import type { BodyPick } from './BodyPickers.js';
import { budgetFields } from './budgetFields.js';
import { BudgetFigures } from './BudgetFigures.js';
import * as styles from './calculator.styles.js';
import type { SiteFinance } from './financeContext.js';
import { useSettledBudget } from './useSettledBudget.js';
import { financeWords } from '../words/financeWords.js';

export interface BudgetFinderProps {
  finance: SiteFinance;
  start: BudgetChoice;
  /** Called with a choice after a pause, for counts that follow it. */
  onSettled?: ((choice: BudgetChoice) => void) | undefined;
  /** Absent when the search did not answer. */
  stock?: BudgetStock | undefined;
  /** Page that renders the new estimate when the form is sent without script. */
  action: string;
  /** Path of the listing; on a site without one the finder leads nowhere. */
  listing: string | undefined;
  /** Id of the heading. */
  labelledBy: string;
}

/**
 * Budget finder (FIN-14). Without script its form sends itself and the server answers with estimate, counts and link.
 */
export function BudgetFinder({ action, labelledBy, ...props }: BudgetFinderProps) {
  const say = useWords(financeWords);
  const { finance, stock, start } = props;
  const { config, context } = finance;
  // the counts' choice comes back as the next start, and may be behind what is typed
  const [first] = useState(start);
  if (!budgetEstimate(first, config, context)) return null;
  return (
    <QueryForm
      labelledBy={labelledBy}
      fields={budgetFields(picksOf(stock, config.budget.bodies, start.bodies), config, say)}
      initial={budgetValues(first)}
      hidden={{ [DRAWN_WITH]: first.frequency }}
      action={`${action}#${BUDGET_ANCHOR}`}
      submitLabel={say('budget.update')}
      variant="outline"
      isLive
      looks={{ form: styles.columns, fields: styles.fields }}
    >
      {({ values }) => <Found {...props} values={values} first={first} />}
    </QueryForm>
  );
}

interface FoundProps
  extends Omit<BudgetFinderProps, 'action' | 'labelledBy' | 'start'>, Pick<QueryFormState, 'values'> {
  first: BudgetChoice;
}

/** The budget, and the way to the vehicles that it buys. */
function Found({ finance: { config, context }, stock, listing, onSettled, values, first }: FoundProps) {
  const say = useWords(financeWords);
  const sayMaths = useWords(financeMathsWords);
  const choice = budgetTyped(values);
  useSettledBudget(first, choice, onSettled);
  const estimate = budgetEstimate(choice, config, context);
  if (!estimate) return null;
  const { carType, linksAbovePlaceholders } = config.budgetPage;
  const texts = budgetTexts(carType, estimate.budget, stock && lowestOf(stock, choice.bodies), sayMaths);
  return (
    <div css={styles.results}>
      <BudgetFigures
        estimate={estimate}
        config={config}
        highest={stock?.highest ?? budgetMaximum(undefined)}
        note={
          texts.message ??
          // counts of another budget say nothing
          (stock?.budget === estimate.budget ? say('budget.inStock', { count: countOf(stock, choice.bodies) }) : '')
        }
      />
      {listing !== undefined &&
        (texts.isDisabled ? (
          <Button disabled isWide>
            {texts.button}
          </Button>
        ) : (
          <ButtonLink
            isWide
            href={listingHref({
              prefix: listing,
              // what is counted here is what opens: sold vehicles are in no budget
              facets: { body: choice.bodies, status: AVAILABLE_STATUSES },
              ranges: {
                price: {
                  min: linksAbovePlaceholders ? BUDGET_SEARCH_PRICE_ABOVE + 1 : undefined,
                  max: estimate.budget,
                },
              },
            })}
          >
            {texts.button}
          </ButtonLink>
        ))}
    </div>
  );
}

/** Without an answer of the search: the site's own bodies and those that were chosen, by name alone. */
function picksOf(
  stock: BudgetStock | undefined,
  own: readonly string[] = [],
  chosen: readonly string[],
): readonly BodyPick[] {
  return stock?.bodies ?? [...new Set([...own, ...chosen])].map((value) => ({ value }));
}
