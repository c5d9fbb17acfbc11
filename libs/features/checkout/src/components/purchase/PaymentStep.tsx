import { Choices } from './Choices.js';
import { LoanTerms } from './LoanTerms.js';
import { StepForm } from './StepForm.js';
import type { StepProps } from './stepProps.js';
import { useLoanChoices } from './useLoanChoices.js';

/** Payment outright, or with finance on the shopper's own terms, whose repayments appear with their rates. */
export function PaymentStep(props: StepProps) {
  const { view, action, values, live, refused, now } = props;
  const choices = useLoanChoices(view.vehicle, now);
  return (
    <StepForm step="payment" {...{ action, refused, live }}>
      <Choices
        legend="How do you pay?"
        name="choice"
        value={values['choice']}
        error={refused?.errors['choice']}
        choices={[
          {
            value: 'outright',
            label: 'Outright',
            text: 'You pay the balance by bank transfer or bank cheque at the handover.',
          },
          ...(choices
            ? [
                {
                  value: 'finance',
                  label: 'With finance',
                  text: 'See an estimate here. You apply for the loan with our finance people.',
                  detail: <LoanTerms {...props} choices={choices} />,
                },
              ]
            : []),
        ]}
      />
    </StepForm>
  );
}
