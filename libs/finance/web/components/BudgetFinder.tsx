import { listingHref } from '@forecourt/contracts';
import {
  BUDGET_BOUNDS,
  BUDGET_SEARCH_PRICE_ABOVE,
  budgetMaximum,
  budgetTexts,
  financeMathsWords,
} from '@forecourt/finance-maths';
import { Button, ButtonLink } from '@forecourt/ui-kit';
import { AVAILABLE_STATUSES } from '@forecourt/vehicle';
import { useWords } from '@forecourt/composition';
import { budgetEstimate } from '../rules/budgetEstimate.js';
import { BUDGET_FREQUENCIES, DRAWN_WITH } from '../rules/budgetQuery.js';
import { countOf, lowestOf, type BudgetStock } from '../rules/budgetSearch.js';
import { BUDGET_ANCHOR } from './anchors.js';
import { BodyPickers, type BodyPick } from './BodyPickers.js';
import { BudgetFigures } from './BudgetFigures.js';
import * as styles from './calculator.styles.js';
import { FrequencyField } from './FrequencyField.js';
import { NumberField } from './NumberField.js';
import { useBudget, type BudgetField, type BudgetSetup } from './useBudget.js';
import { financeWords } from '../words/financeWords.js';

export interface BudgetFinderProps extends BudgetSetup {
  /** Absent when the search did not answer. */
  stock?: BudgetStock | undefined;
  /** Page that renders the new estimate when the form is sent without script. */
  action: string;
  /** Path of the listing; on a site without one the finder leads nowhere. */
  listing: string | undefined;
  /** Id of the heading. */
  labelledBy: string;
}

const STEPS = { repayment: 10, deposit: 500 } as const;

/**
 * Budget finder (FIN-14). Without script its form sends itself and the server answers with estimate, counts and link.
 */
export function BudgetFinder({ stock, action, listing, labelledBy, ...setup }: BudgetFinderProps) {
  const say = useWords(financeWords);
  const sayMaths = useWords(financeMathsWords);
  const { config, context } = setup.finance;
  const { adopt, choice, ...finder } = useBudget(setup);
  const estimate = budgetEstimate(choice, config, context);
  if (!estimate) return null;
  const { carType, linksAbovePlaceholders } = config.budgetPage;
  const texts = budgetTexts(carType, estimate.budget, stock && lowestOf(stock, choice.bodies), sayMaths);
  const number = (field: BudgetField) => ({
    name: field,
    text: finder.texts[field],
    value: choice[field],
    bounds: { ...BUDGET_BOUNDS, step: STEPS[field] },
    onType: (text: string) => finder.type(field, text),
    onSet: (value: number) => finder.set(field, value),
    onLeave: () => finder.leave(field),
  });
  return (
    <form
      ref={adopt}
      css={styles.columns}
      method="get"
      action={`${action}#${BUDGET_ANCHOR}`}
      aria-labelledby={labelledBy}
      noValidate
      // what is typed is computed at once
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name={DRAWN_WITH} value={choice.frequency} />
      <div css={styles.fields}>
        <BodyPickers
          bodies={picksOf(stock, config.budget.bodies, setup.start.bodies)}
          chosen={choice.bodies}
          onToggle={finder.toggle}
        />
        <FrequencyField names={BUDGET_FREQUENCIES} chosen={choice.frequency} onChoose={finder.choose} />
        <NumberField {...number('repayment')} label={say('repayment')} />
        <NumberField {...number('deposit')} label={say('deposit')} />
      </div>
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
        <div css={styles.onlyWithoutScript}>
          <Button type="submit" variant="outline" isWide>
            {say('budget.update')}
          </Button>
        </div>
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
    </form>
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
