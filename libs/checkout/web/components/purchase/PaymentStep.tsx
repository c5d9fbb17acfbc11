import type { FormChoice } from '@forecourt/action-form';
import { useWords } from '@forecourt/composition';
import { loanValues, useFinanceChoice } from './LoanTerms.js';
import { StepForm } from './StepForm.js';
import type { StepProps } from './stepProps.js';
import { useLoanChoices } from './useLoanChoices.js';
import { checkoutWords } from '../../words/checkoutWords.js';

/** Payment outright, or with finance on the shopper's own terms, whose repayments appear with their rates. */
export function PaymentStep(props: StepProps) {
  const say = useWords(checkoutWords);
  const { view, action, values, onChange, now } = props;
  const choices = useLoanChoices(view.vehicle, now);
  const finance = useFinanceChoice(choices, props);
  const options: FormChoice[] = [
    { value: 'outright', label: say('payment.outright'), text: say('payment.outrightText') },
    ...(finance ? [finance] : []),
  ];
  return (
    <StepForm
      step="payment"
      {...{ action, onChange }}
      values={choices ? { ...values, ...loanValues(choices, values) } : values}
      fields={[
        {
          ...{ name: 'choice', label: say('payment.question'), isLabelHidden: true, listedAs: '' },
          ...{ kind: 'choice', isRequired: true, options },
        },
      ]}
    />
  );
}
