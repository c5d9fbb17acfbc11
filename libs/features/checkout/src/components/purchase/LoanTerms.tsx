import { useMemo } from 'react';
import { purchaseFinanceSlot } from '@forecourt/contracts';
import { Slot } from '@forecourt/composition';
import { FREQUENCY_NAMES, ownMoneyBounds, termText, type FrequencyName } from '@forecourt/finance-maths';
import { centsText } from '@forecourt/reservation';
import { Button, onlyWithoutScript, SelectField, Slider, TextField } from '@forecourt/ui-kit';
import { effectivePrice, formatDollars } from '@forecourt/vehicle';
import { dollarsIn, STEP_LABELS } from '../../domain/purchase/purchaseForm.js';
import * as styles from './purchase.styles.js';
import type { StepProps } from './stepProps.js';
import type { LoanChoices } from './useLoanChoices.js';

const FREQUENCY_WORDS: Readonly<Record<FrequencyName, string>> = {
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  monthly: 'Monthly',
  yearly: 'Yearly',
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
              label={STEP_LABELS['own_money'] ?? ''}
              name="own_money"
              isPlain
              inputMode="numeric"
              autoComplete="off"
              maxLength={14}
              defaultValue={begun === undefined ? values['own_money'] : formatDollars(begun)}
              hint={`What you pay yourself, on top of the ${centsText(view.deposit_cents)} today.`}
              error={errors['own_money']}
            />
            {bounds.max > bounds.min && (
              <Slider
                {...bounds}
                label="Deposit, slider"
                value={own}
                valueText={formatDollars(own)}
                onChange={(value) => live.set('own_money', formatDollars(value))}
              />
            )}
          </div>
          <div css={styles.slid}>
            <SelectField
              label={STEP_LABELS['years'] ?? ''}
              name="years"
              isPlain
              defaultValue={String(years)}
              options={choices.years.map((one) => ({ value: String(one), label: termText(one) }))}
              error={errors['years']}
            />
            {choices.years.length > 1 && (
              <Slider
                label="Loan term, slider"
                min={0}
                max={choices.years.length - 1}
                step={1}
                value={choices.years.indexOf(years)}
                valueText={termText(years)}
                onChange={(at) => live.set('years', String(choices.years[at] ?? years))}
              />
            )}
          </div>
          <SelectField
            label={STEP_LABELS['frequency'] ?? ''}
            name="frequency"
            isPlain
            defaultValue={frequency}
            options={FREQUENCY_NAMES.filter((name) => choices.frequencies.includes(name)).map((name) => ({
              value: name,
              label: FREQUENCY_WORDS[name],
            }))}
            error={errors['frequency']}
          />
          <div css={onlyWithoutScript}>
            <Button type="submit" name="intent" value="stay" variant="outline">
              Update the repayment
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
