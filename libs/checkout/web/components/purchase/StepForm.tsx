import { ActionForm, FormButton, type ActionFormProps } from '@forecourt/action-form';
import { useWords } from '@forecourt/composition';
import { faultsIn, STEP_TITLES, type FormStep } from '../../rules/purchase/purchaseForm.js';
import { StepFrame } from './StepFrame.js';
import type { StepProps } from './stepProps.js';
import { checkoutWords } from '../../words/checkoutWords.js';

export interface StepFormProps
  extends
    Pick<ActionFormProps, 'fields' | 'hidden' | 'lead' | 'children'>,
    Pick<StepProps, 'action' | 'values' | 'onChange'> {
  step: FormStep;
  /** Words of the button that goes on. */
  next?: string;
}

/** The form of one step: it keeps everything, and goes on or back. */
export function StepForm({ step, values, next, ...form }: StepFormProps) {
  const say = useWords(checkoutWords);
  return (
    <StepFrame step={step}>
      <ActionForm
        {...form}
        label={say(STEP_TITLES[step])}
        step={step}
        rules={(typed) => faultsIn(step, typed, say)}
        initial={values}
        submitLabel={next ?? say('continue')}
        beside={
          <FormButton variant="quiet" name="intent" value="back">
            {say('back')}
          </FormButton>
        }
        rereadsPage
      />
    </StepFrame>
  );
}
