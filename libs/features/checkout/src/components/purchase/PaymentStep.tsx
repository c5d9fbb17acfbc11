import { purchaseFinanceSlot } from '@forecourt/contracts';
import { Slot, useSite } from '@forecourt/composition';
import {
  dateIn,
  financeSection,
  FREQUENCY_NAMES,
  loanChoices,
  termText,
  type FrequencyName,
} from '@forecourt/finance-maths';
import { findSection, sectionOf, siteSection, vehicleSection } from '@forecourt/site-config';
import { Button, SelectField, TextField } from '@forecourt/ui-kit';
import { dollarsIn } from '../../domain/purchase/purchaseForm.js';
import { Choices } from './Choices.js';
import * as styles from './purchase.styles.js';
import { StepForm } from './StepForm.js';
import type { StepProps } from './stepProps.js';

const FREQUENCY_WORDS: Readonly<Record<FrequencyName, string>> = {
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  monthly: 'Monthly',
  yearly: 'Yearly',
};

/** Payment outright, or with finance on the shopper's own terms, whose repayments appear with their rates. */
export function PaymentStep({ view, action, values, refused, now }: StepProps) {
  const choices = useLoanChoices(view.vehicle, now);
  const [first = 'weekly'] = choices?.frequencies ?? [];
  const years = choices?.years.find((one) => String(one) === values['years']) ?? usualTerm(choices?.years ?? []);
  const frequency = FREQUENCY_NAMES.find((name) => name === values['frequency']) ?? first;
  // what the service has reckoned with, until other words are sent
  const own = dollarsIn(values['own_money']) ?? 0;
  const deposit = view.loan_deposit - (view.said.payment?.own_money ?? 0) + own;
  const errors = refused?.errors ?? {};
  const finance = choices && (
    <>
      <div css={styles.triple}>
        <SelectField
          label="Over"
          name="years"
          isPlain
          defaultValue={String(years)}
          options={choices.years.map((one) => ({ value: String(one), label: termText(one) }))}
          error={errors['years']}
        />
        <SelectField
          label="Repayments"
          name="frequency"
          isPlain
          defaultValue={frequency}
          options={choices.frequencies.map((name) => ({ value: name, label: FREQUENCY_WORDS[name] }))}
          error={errors['frequency']}
        />
        <TextField
          label="Own money, dollars"
          name="own_money"
          inputMode="numeric"
          autoComplete="off"
          maxLength={14}
          defaultValue={values['own_money']}
          error={errors['own_money']}
        />
      </div>
      <Slot slot={purchaseFinanceSlot} with={{ vehicle: view.vehicle, terms: { years, deposit, frequency }, now }} />
      <div>
        <Button type="submit" name="intent" value="stay" variant="outline">
          Save and work out again
        </Button>
      </div>
    </>
  );
  return (
    <StepForm step="payment" action={action} refused={refused}>
      <Choices
        legend="How do you pay?"
        name="choice"
        value={values['choice']}
        error={errors['choice']}
        choices={[
          {
            value: 'outright',
            label: 'Outright',
            text: 'You pay the balance by bank transfer or bank cheque at the handover.',
          },
          ...(finance
            ? [
                {
                  value: 'finance',
                  label: 'With finance',
                  text: 'An estimate here; the application itself is made with our finance people.',
                  detail: finance,
                },
              ]
            : []),
        ]}
      />
    </StepForm>
  );
}

/** What the vehicle can be financed with on this site; undefined where it cannot. */
function useLoanChoices(vehicle: StepProps['view']['vehicle'], now: number) {
  const site = useSite();
  const config = findSection(site, financeSection);
  const { financeProvider, manufacturer, timeZone } = sectionOf(site, siteSection);
  const { testDriveOnlyTags } = sectionOf(site, vehicleSection);
  return (
    config &&
    loanChoices(vehicle, config, {
      provider: financeProvider,
      manufacturer,
      today: dateIn(timeZone, now),
      testDriveOnlyTags,
    })
  );
}

/** Five years where these are offered (B9), else the longest. */
const usualTerm = (years: readonly number[]): number => (years.includes(5) ? 5 : (years.at(-1) ?? 5));
