import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-final-form';
import { useNavigate } from 'react-router-dom';
import { useSection, useWords } from '@forecourt/composition';
import type { TradeInPage } from '@forecourt/enquiry';
import { selectPlace, useAppStore } from '@forecourt/runtime/store';
import { siteSection } from '@forecourt/site-config';
import { Alert, Button, FaultSummary, faultsOf, FormFields, JourneySteps, useHasScript } from '@forecourt/ui-kit';
import { beginProof } from '../../captcha/prove.js';
import { chosenPlace } from '../../rules/enquiryOptions.js';
import { journeySteps } from '../../rules/tradeIn/journeySteps.js';
import { tradeInId } from '../../rules/tradeIn/keptTradeIn.js';
import { tradeInOutlook } from '../../rules/tradeIn/outlook.js';
import { tradeInRules } from '../../rules/tradeIn/tradeInRules.js';
import {
  fieldsOf,
  isTickField,
  labelOf,
  STEP_TITLES,
  STEPS,
  stepsOf,
  textOf,
  type Step,
  type TradeInErrors,
  type TradeInValues,
} from '../../rules/tradeIn/tradeInValues.js';
import { firstFaults, validateStep } from '../../rules/tradeIn/validateTradeIn.js';
import { useForms } from '../useForms.js';
import { selectKnownContact, selectTradeIn, selectTradeInStep } from '../../state/formsSlice.js';
import { AnsweredBy } from '../AnsweredBy.js';
import { LIVE, typedTextsInto } from '../typedInto.js';
import { StepFields } from './StepFields.js';
import { TradeInMemory } from './TradeInMemory.js';
import { useTradeIn } from './useTradeIn.js';
import * as styles from './tradeIn.styles.js';
import { formsWords } from '../../words/formsWords.js';

export interface TradeInFormProps {
  page: TradeInPage;
  /** Where the form sends itself without script. */
  path: string;
  carId?: string;
  /** Year at the dealer's place. */
  thisYear: number;
  /** What a posted form renders again with. */
  drawn?: { values: TradeInValues; step: Step; errors?: TradeInErrors; formError?: string; notice?: string };
}

/**
 * The journey of a trade-in up to its lead (TRD-01, FORM-02): a step after the other, and back. Without script each
 * step posts itself and carries the others along; with it nothing is loaded until the estimate.
 */
export function TradeInForm({ page, path, carId, thisYear, drawn }: TradeInFormProps) {
  const say = useWords(formsWords);
  const forms = useForms();
  const own = useSection(siteSection);
  const store = useAppStore();
  const navigate = useNavigate();
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
  const [early] = useState(() => typedTextsInto(id, all));
  const [initial] = useState((): TradeInValues => ({ ...start, ...early }));
  // no step that the kept answers do not reach, and none that moves away from under somebody who types
  const [resumed] = useState((): Step | undefined => {
    const kept = selectTradeInStep(store.getState(), id);
    if (drawn || kept === undefined || Object.keys(early).length > 0) return undefined;
    const before = steps[steps.indexOf(kept) - 1];
    return before && (firstFaults(before, start, rules, say)?.step ?? kept);
  });
  const [chosen, setStep] = useState<Step>();
  const step = chosen ?? (hasScript ? resumed : undefined) ?? drawn?.step ?? 'car';
  const [notice, setNotice] = useState(drawn?.notice);
  const [local, setLocal] = useState<{ errors: TradeInErrors; formError?: string }>({
    errors: drawn?.errors ?? {},
    ...(drawn?.formError ? { formError: drawn.formError } : {}),
  });
  const { submit, isSent, lookup, isLookingUp, fault, clearFault } = useTradeIn({ id, page, carId, rules });
  const title = useRef<HTMLHeadingElement>(null);
  // who goes on hears where; not on arrival
  useEffect(() => {
    if (chosen !== undefined) title.current?.focus();
  }, [chosen]);

  const go = (next: Step): void => {
    setLocal({ errors: {} });
    clearFault();
    setNotice(undefined);
    setStep(next);
  };
  const onNext = async (values: TradeInValues): Promise<void> => {
    const errors = validateStep(step, values, rules, say);
    setLocal({ errors });
    if (Object.keys(errors).length > 0) return;
    const next = steps[steps.indexOf(step) + 1];
    if (next) return go(next);
    const state = await submit(values);
    const query = new URLSearchParams({
      ...(state ? { lead: state.lead_id } : {}),
      ...(carId ? { car_id: carId } : {}),
    });
    if (state) await navigate(`${path}?${query.toString()}`);
  };
  const shownStep = fault && Object.keys(fault.errors).length > 0 && step === 'contact' ? fault.step : step;
  const shown = { ...local.errors, ...fault?.errors };
  const before = steps[steps.indexOf(step) - 1];

  return (
    <Form<Record<string, string | undefined>> onSubmit={onNext} initialValues={initial}>
      {({ handleSubmit, values, submitting, form }) => {
        const change = (field: string, value: string): void => {
          form.change(field, value);
          if (textOf(shown, field)) setLocal(({ errors: { [field]: _gone, ...errors } }) => ({ errors }));
          if (fault) clearFault();
        };
        const onLookup = async (): Promise<void> => {
          if ((values['rego'] ?? '').trim() === '') return setLocal({ errors: { rego: say('needed.rego') } });
          const found = await lookup(values);
          form.batch(() => Object.entries(found.values).forEach(([field, value]) => form.change(field, value)));
          setLocal({ errors: {} });
          setNotice(found.notice);
        };
        const here = fieldsOf(step, rules.options);
        // what only the device knows is not in the HTML that hydrates
        const carried = hasScript ? values : asDrawn;
        return (
          <FormFields>
            <form
              css={styles.form}
              method="post"
              action={carId ? `${path}?car_id=${encodeURIComponent(carId)}` : path}
              noValidate
              data-enquiry={id}
              {...(hasScript ? { [LIVE]: '' } : {})}
              aria-label={say(STEP_TITLES[step])}
              onFocus={() => beginProof(forms.captcha)}
              onSubmit={(event) => {
                const { currentTarget: frame } = event;
                void handleSubmit(event);
                // what was refused is read first; a summary that is not there takes no focus
                requestAnimationFrame(() => frame.querySelector<HTMLElement>('[data-errors]')?.focus());
              }}
            >
              {/* the first button of a form is what Enter presses */}
              <button type="submit" name="intent" value="next" hidden tabIndex={-1} />
              <TradeInMemory id={id} start={start} step={step} isSent={isSent} />
              <JourneySteps<Step | 'estimate'> steps={journeySteps(steps, say)} current={step} />
              <h2 ref={title} tabIndex={-1} css={styles.stepTitle}>
                {say(STEP_TITLES[step])}
              </h2>
              <input type="hidden" name="step" value={step} />
              {carId && <input type="hidden" name="car_id" value={carId} />}
              {all
                .filter(
                  (field) =>
                    !here.includes(field) &&
                    textOf(carried, field) &&
                    !(isTickField(field) && textOf(carried, field) !== 'on'),
                )
                .map((field) => (
                  <input key={field} type="hidden" name={field} value={textOf(carried, field)} />
                ))}
              <FaultSummary
                message={fault?.formError ?? local.formError}
                faults={faultsOf(shown, (field) => labelOf(field, rules.options, say))}
              />
              {shownStep !== step && (
                <Button variant="outline" onClick={() => setStep(shownStep)}>
                  {say('tradeIn.backTo', { step: say(STEP_TITLES[shownStep]) })}
                </Button>
              )}
              {notice && <Alert>{notice}</Alert>}
              {step === 'contact' && <p>{tradeInOutlook(values, rules.options, thisYear, say)}</p>}
              <StepFields
                step={step}
                values={values}
                errors={shown}
                rules={rules}
                isLookingUp={isLookingUp}
                change={change}
                onLookup={() => void onLookup()}
              />
              {step === 'contact' && <AnsweredBy />}
              <div css={styles.buttons}>
                {/* first: Enter in a field presses the first button of a form */}
                <Button type="submit" name="intent" value="next" isBusy={submitting}>
                  {say(step === 'contact' ? 'tradeIn.send' : 'next')}
                </Button>
                {before && (
                  <Button
                    type="submit"
                    name="intent"
                    value="back"
                    variant="outline"
                    onClick={(event) => {
                      event.preventDefault();
                      go(before);
                    }}
                  >
                    {say('back')}
                  </Button>
                )}
              </div>
              {step === 'contact' && <p css={styles.note}>{forms.collectionNotice.replace('{dealer}', own.name)}</p>}
            </form>
          </FormFields>
        );
      }}
    </Form>
  );
}
