import { useMemo } from 'react';
import { useFieldText, type FormChoice, type FormField } from '@forecourt/action-form';
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
import { Button, onlyWithoutScript, Slider, useHasScript } from '@forecourt/ui-kit';
import { effectivePrice, formatDollars } from '@forecourt/vehicle';
import { dollarsIn, type Typed } from '../../rules/purchase/purchaseForm.js';
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

/** The choice of a loan: deposit and term by slider or field, and the repayment, which follows both (BUY-03). */
export function useFinanceChoice(
  choices: LoanChoices | undefined,
  { view, amounts, now }: Pick<StepProps, 'view' | 'amounts' | 'now'>,
): FormChoice | undefined {
  const say = useWords(checkoutWords);
  const sayMaths = useWords(financeMathsWords);
  if (!choices) return undefined;
  const bounds = ownMoneyBounds(effectivePrice(view.vehicle) ?? 0, amounts.begunDeposit, choices);
  const fields: FormField[] = [
    {
      ...{ name: 'own_money', label: say('loan.deposit'), isPlain: true },
      ...{ inputMode: 'numeric', autoComplete: 'off', maxLength: 14 },
      hint: say('loan.depositHint', { deposit: centsText(view.deposit_cents) }),
      below: bounds.max > bounds.min && <DepositSlider {...bounds} />,
    },
    {
      ...{ name: 'years', label: say('label.years'), isPlain: true, kind: 'select' },
      options: choices.years.map((one) => ({ value: String(one), label: termText(one, sayMaths) })),
      below: choices.years.length > 1 && <TermSlider years={choices.years} />,
    },
    {
      ...{ name: 'frequency', label: say('label.frequency'), isPlain: true, kind: 'select' },
      options: FREQUENCY_NAMES.filter((name) => choices.frequencies.includes(name)).map((name) => ({
        value: name,
        label: say(FREQUENCY_WORDS[name]),
      })),
      below: <UpdateButton />,
    },
  ];
  return {
    ...{ value: 'finance', label: say('payment.finance'), text: say('payment.financeText'), fields },
    detail: <Repayment {...{ choices, now }} vehicle={view.vehicle} deposit={amounts.loanDeposit} />,
  };
}

/** What the fields of a loan begin with. */
export function loanValues(choices: LoanChoices, values: Typed): Typed {
  const money = dollarsIn(values['own_money']);
  return {
    own_money: money === undefined ? (values['own_money'] ?? '') : formatDollars(money),
    years: String(yearsIn(choices, values['years'])),
    frequency: frequencyIn(choices, values['frequency']),
  };
}

function DepositSlider(bounds: ReturnType<typeof ownMoneyBounds>) {
  const say = useWords(checkoutWords);
  const [text, set] = useFieldText('own_money');
  const own = dollarsIn(text) ?? 0;
  return (
    <div css={styles.slider}>
      <Slider
        {...bounds}
        label={say('loan.depositSlider')}
        value={own}
        valueText={formatDollars(own)}
        onChange={(value) => set(formatDollars(value))}
      />
    </div>
  );
}

function TermSlider({ years }: Pick<LoanChoices, 'years'>) {
  const say = useWords(checkoutWords);
  const sayMaths = useWords(financeMathsWords);
  const [text, set] = useFieldText('years');
  const at = Math.max(
    0,
    years.findIndex((one) => String(one) === text),
  );
  return (
    <div css={styles.slider}>
      <Slider
        label={say('loan.termSlider')}
        min={0}
        max={years.length - 1}
        step={1}
        value={at}
        valueText={termText(years[at] ?? 0, sayMaths)}
        onChange={(next) => set(String(years[next]))}
      />
    </div>
  );
}

/** Without script it works the repayment out. With script it must not be what the key Enter presses. */
function UpdateButton() {
  const say = useWords(checkoutWords);
  if (useHasScript()) return null;
  return (
    <div css={onlyWithoutScript}>
      <Button type="submit" name="intent" value="stay" variant="outline">
        {say('loan.update')}
      </Button>
    </div>
  );
}

function Repayment({
  choices,
  vehicle,
  deposit,
  now,
}: {
  choices: LoanChoices;
  vehicle: StepProps['view']['vehicle'];
  deposit: number;
  now: number;
}) {
  const years = yearsIn(choices, useFieldText('years')[0]);
  const frequency = frequencyIn(choices, useFieldText('frequency')[0]);
  const terms = useMemo(() => ({ years, deposit, frequency }), [years, deposit, frequency]);
  return <Slot slot={purchaseFinanceSlot} with={{ vehicle, terms, now }} />;
}

const yearsIn = ({ years }: LoanChoices, text: string | undefined): number =>
  years.find((one) => String(one) === text) ?? usualTerm(years);

const frequencyIn = ({ frequencies }: LoanChoices, text: string | undefined): FrequencyName =>
  frequencies.find((name) => name === text) ?? frequencies[0] ?? 'weekly';

/** Five years where these are offered (B9), else the longest. */
const usualTerm = (years: readonly number[]): number => (years.includes(5) ? 5 : (years.at(-1) ?? 5));
