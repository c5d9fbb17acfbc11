import { useMemo } from 'react';
import { purchaseFinanceSlot } from '@forecourt/contracts';
import { Slot, useWords } from '@forecourt/composition';
import {
  financeMathsWords,
  FREQUENCY_NAMES,
  type FrequencyName,
  ownMoneyBounds,
  termText,
} from '@forecourt/finance-maths';
import { centsText } from '@forecourt/checkout/domain';
import { Button, onlyWithoutScript, SelectField, Slider, TextField } from '@forecourt/ui-kit';
import { effectivePrice, formatDollars } from '@forecourt/vehicle';
import { dollarsIn } from '../../rules/purchase/purchaseForm.js';
import * as styles from './purchase.styles.js';
import type { StepProps } from './stepProps.js';
import type { LoanChoices } from './useLoanChoices.js';
import type { CheckoutKey } from '../../rules/words.js';
import { checkoutWords } from '../../words/checkoutWords.js';

const FREQUENCY_WORDS: Readonly<Record<FrequencyName, CheckoutKey>> = {
  weekly: 'loan.weekly',
  fortnightly: 'loan.fortnightly',
  monthly: 'loan.monthly',
  yearly: 'loan.yearly',
};

/** Deposit and term by slider or field, and the repayment next to them, which follows both (BUY-03). */
export function LoanTerms({
  choices,
  view,
  values,
  live,
  amounts,
  refused,
  now,
}: StepProps & { choices: LoanChoices }) {
  const say = useWords(checkoutWords);
  const sayMaths = useWords(financeMathsWords);
  const [first = 'weekly'] = choices.frequencies;
  const { typed } = live;
  const yearsOf = (text: string | undefined) => choices.years.find((one) => String(one) === text);
  const years = yearsOf(typed['years']) ?? yearsOf(values['years']) ?? usualTerm(choices.years);
  const named = typed['frequency'] ?? values['frequency'];
  const frequency = choices.frequencies.find((name) => name === named) ?? first;
  const deposit = amounts.loanDeposit;
  const terms = useMemo(() => ({ years, deposit, frequency }), [years, deposit, frequency]);
  const bounds = ownMoneyBounds(effectivePrice(view.vehicle) ?? 0, amounts.begunDeposit, choices);
  const own = dollarsIn(typed['own_money']) ?? 0;
  const begun = dollarsIn(values['own_money']);
  const errors = refused?.errors ?? {};
  return (
    <div css={styles.loan}>
      <div css={styles.loanColumns}>
        <div css={styles.terms}>
          <div css={styles.slid}>
            <TextField
              label={say('loan.deposit')}
              name="own_money"
              isPlain
              inputMode="numeric"
              autoComplete="off"
              maxLength={14}
              defaultValue={begun === undefined ? values['own_money'] : formatDollars(begun)}
              hint={say('loan.depositHint', { deposit: centsText(view.deposit_cents) })}
              error={errors['own_money']}
            />
            {bounds.max > bounds.min && (
              <Slider
                {...bounds}
                label={say('loan.depositSlider')}
                value={own}
                valueText={formatDollars(own)}
                onChange={(value) => live.set('own_money', formatDollars(value))}
              />
            )}
          </div>
          <div css={styles.slid}>
            <SelectField
              label={say('label.years')}
              name="years"
              isPlain
              defaultValue={String(years)}
              options={choices.years.map((one) => ({ value: String(one), label: termText(one, sayMaths) }))}
              error={errors['years']}
            />
            {choices.years.length > 1 && (
              <Slider
                label={say('loan.termSlider')}
                min={0}
                max={choices.years.length - 1}
                step={1}
                value={choices.years.indexOf(years)}
                valueText={termText(years, sayMaths)}
                onChange={(at) => live.set('years', String(choices.years[at] ?? years))}
              />
            )}
          </div>
          <SelectField
            label={say('label.frequency')}
            name="frequency"
            isPlain
            defaultValue={frequency}
            options={FREQUENCY_NAMES.filter((name) => choices.frequencies.includes(name)).map((name) => ({
              value: name,
              label: say(FREQUENCY_WORDS[name]),
            }))}
            error={errors['frequency']}
          />
          <div css={onlyWithoutScript}>
            <Button type="submit" name="intent" value="stay" variant="outline">
              {say('loan.update')}
            </Button>
          </div>
        </div>
        <Slot slot={purchaseFinanceSlot} with={{ vehicle: view.vehicle, terms, now }} />
      </div>
    </div>
  );
}

/** Five years where these are offered (B9), else the longest. */
const usualTerm = (years: readonly number[]): number => (years.includes(5) ? 5 : (years.at(-1) ?? 5));
