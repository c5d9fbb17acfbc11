import { useWords } from '@forecourt/composition';
import { Choices } from './Choices.js';
import { LoanTerms } from './LoanTerms.js';
import { StepForm } from './StepForm.js';
import type { StepProps } from './stepProps.js';
import { useLoanChoices } from './useLoanChoices.js';
import { checkoutWords } from '../../words/checkoutWords.js';

/** Payment outright, or with finance on the shopper's own terms, whose repayments appear with their rates. */
export function PaymentStep(props: StepProps) {
  const say = useWords(checkoutWords);
  const { view, action, values, live, refused, now } = props;
  const choices = useLoanChoices(view.vehicle, now);
  return (
    <StepForm step="payment" {...{ action, refused, live }}>
      <Choices
        legend={say('payment.question')}
        isLegendHidden
        name="choice"
        value={values['choice']}
        error={refused?.errors['choice']}
        choices={[
          {
            value: 'outright',
            label: say('payment.outright'),
            text: say('payment.outrightText'),
          },
          ...(choices
            ? [
                {
                  value: 'finance',
                  label: say('payment.finance'),
                  text: say('payment.financeText'),
                  detail: <LoanTerms {...props} choices={choices} />,
                },
              ]
            : []),
        ]}
      />
    </StepForm>
  );
}
