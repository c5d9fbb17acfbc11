import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-final-form';
import { ActionForm, FormButton, type FormAnswer } from '@forecourt/action-form';
import { useSection, useWords } from '@forecourt/composition';
import type { TradeInPage } from '@forecourt/enquiry';
import { selectPlace, useAppStore } from '@forecourt/runtime/store';
import { siteSection } from '@forecourt/site-config';
import { JourneySteps, useHasScript, visuallyHidden } from '@forecourt/ui-kit';
import { Component as FormProof } from '../../fills/FormProof.js';
import { chosenPlace } from '../../rules/enquiryOptions.js';
import type { StepAnswer } from '../../rules/tradeIn/tradeInAnswers.js';
import { journeySteps } from '../../rules/tradeIn/journeySteps.js';
import { tradeInId } from '../../rules/tradeIn/keptTradeIn.js';
import { tradeInOutlook } from '../../rules/tradeIn/outlook.js';
import { tradeInRules } from '../../rules/tradeIn/tradeInRules.js';
import {
  fieldsOf,
  filledValues,
  isStep,
  STEP_TITLES,
  STEPS,
  stepsOf,
  type Step,
  type TradeInValues,
} from '../../rules/tradeIn/tradeInValues.js';
import { firstFaults, validateStep, type TradeInRules } from '../../rules/tradeIn/validateTradeIn.js';
import { useForms } from '../useForms.js';
import { selectKnownContact, selectTradeIn, selectTradeInStep } from '../../state/formsSlice.js';
import { AnsweredBy } from '../AnsweredBy.js';
import { typedTextsInto } from '../typedInto.js';
import { CarriedValues } from './CarriedValues.js';
import { useStepFields } from './stepFields.js';
import { TradeInMemory } from './TradeInMemory.js';
import { useSentTradeIn } from './useSentTradeIn.js';
import * as styles from './tradeIn.styles.js';
import { formsWords } from '../../words/formsWords.js';

export interface TradeInFormProps {
  page: TradeInPage;
  /** Whose action takes the form. */
  path: string;
  carId?: string;
  /** Year at the dealer's place. */
  thisYear: number;
  /** What a posted form renders again with. */
  drawn?: StepAnswer;
}

/**
 * The journey of a trade-in up to its lead (TRD-01, FORM-02): a step after the other, and back. Each step goes to the
 * page's action and carries the others along; with script nothing is loaded until the estimate.
 */
export function TradeInForm({ page, path, carId, thisYear, drawn }: TradeInFormProps) {
  const say = useWords(formsWords);
  const forms = useForms();
  const own = useSection(siteSection);
  const store = useAppStore();
  const id = tradeInId(page);
  const rules = tradeInRules(forms, own, thisYear);
  const steps = stepsOf(rules.options);
  const all = STEPS.flatMap((step) => fieldsOf(step, rules.options));
  const hasScript = useHasScript();
  const [asDrawn] = useState((): TradeInValues => ({
    regoState: forms.tradeInDefaultState,
    preferred_contact: 'Phone',
    ...rules.contact.preset,
    ...(forms.optInDefault ? { opt_in: 'on' } : {}),
    ...(drawn ? { opt_in: '', ...drawn.values } : {}),
  }));
  const [start] = useState((): TradeInValues => ({
    ...asDrawn,
    ...chosenPlace(rules.contact, selectPlace(store.getState())),
    ...selectKnownContact(store.getState()),
    ...selectTradeIn(store.getState(), id),
    ...(drawn ? { opt_in: '', ...drawn.values } : {}),
  }));
  // no step that the kept answers do not reach, and none that moves away from under somebody who types
  const [resumed] = useState((): Step | undefined => {
    const kept = selectTradeInStep(store.getState(), id);
    if (drawn || kept === undefined || Object.keys(typedTextsInto(id, all)).length > 0) return undefined;
    const before = steps[steps.indexOf(kept) - 1];
    return before && (firstFaults(before, start, rules, say)?.step ?? kept);
  });
  const [answer, setAnswer] = useState<FormAnswer>();
  const answered = isStep(answer?.step) ? answer.step : undefined;
  const step = answered ?? (hasScript ? resumed : undefined) ?? drawn?.step ?? 'car';
  const fields = useStepFields(step, rules);
  const { isSent, onSend, onRefused } = useSentTradeIn(id);
  const title = useRef<HTMLHeadingElement>(null);
  // who goes on hears where; not on arrival, and what was refused comes first
  useEffect(() => {
    if (answered !== undefined && !answer?.errors) title.current?.focus();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- an answer to the same step leaves the focus where it is
  }, [answered]);
  const here = fieldsOf(step, rules.options);
  const before = steps[steps.indexOf(step) - 1];

  return (
    <div css={styles.journey}>
      <JourneySteps<Step | 'estimate'> steps={journeySteps(steps, say)} current={step} />
      <h2 ref={title} tabIndex={-1} css={styles.stepTitle}>
        {say(STEP_TITLES[step])}
      </h2>
      <ActionForm
        label={say(STEP_TITLES[step])}
        step={step}
        action={carId ? `${path}?car_id=${encodeURIComponent(carId)}` : path}
        marks={{ 'data-enquiry': id }}
        fields={fields}
        rules={(values) => validateStep(step, values, rules, say)}
        initial={filledValues(start)}
        hidden={carId ? { car_id: carId } : {}}
        layout="short"
        onSend={step === 'contact' ? onSend : undefined}
        onAnswer={(said) => {
          setAnswer(said);
          onRefused();
        }}
        submitLabel={say(step === 'contact' ? 'tradeIn.send' : 'next')}
        beside={
          before && (
            <FormButton name="intent" value="back" variant="outline">
              {say('back')}
            </FormButton>
          )
        }
        lead={
          <>
            {step === 'car' && <EnterButton />}
            <TradeInMemory id={id} start={start} step={step} isSent={isSent} />
            <CarriedValues fields={all.filter((field) => !here.includes(field))} asDrawn={asDrawn} />
            {step === 'contact' && <Outlook rules={rules} />}
          </>
        }
      >
        {step === 'contact' && (
          <>
            <AnsweredBy />
            <FormProof />
          </>
        )}
      </ActionForm>
      {step === 'contact' && <p css={styles.note}>{forms.collectionNotice.replace('{dealer}', own.name)}</p>}
    </div>
  );
}

/** The first button of a form is what Enter presses; the action decides which of the step's buttons that is. */
const EnterButton = () => (
  <button
    css={visuallyHidden}
    type="submit"
    name="intent"
    value="enter"
    formNoValidate
    tabIndex={-1}
    aria-hidden="true"
  />
);

/** What comes of sending the details, by what was said of the car. */
function Outlook({ rules: { options, thisYear } }: { rules: TradeInRules }) {
  const say = useWords(formsWords);
  const { values } = useFormState<TradeInValues>({ subscription: { values: true } });
  return <p>{tradeInOutlook(values, options, thisYear, say)}</p>;
}
