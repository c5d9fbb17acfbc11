import {
  AU_STATES,
  FIRST_YEAR,
  isModelYear,
  MOST_KMS,
  MOST_OWING,
  textFault,
  TRADED_CAR_FIELDS,
  wholeNumber,
  type TradeInOptions,
  openQuestions,
} from '@forecourt/enquiry';
import type { EnquiryOptions } from '../enquiryOptions.js';
import type { EnquiryValues } from '../enquiryValues.js';
import { validateEnquiry } from '../validateEnquiry.js';
import type { FormsKey, FormsSay } from '../words.js';
import {
  answerField,
  answersOf,
  carText,
  fieldsOf,
  stepsOf,
  type Step,
  type TradeInErrors,
  type TradeInValues,
} from './tradeInValues.js';

/** What the rules of a step ask of the site and the clock. */
export interface TradeInRules {
  readonly options: Pick<TradeInOptions, 'tradeInQuestions' | 'tradeInExtras' | 'tradeInValuation'>;
  readonly contact: Pick<EnquiryOptions, 'rules' | 'locations' | 'preset'>;
  /** Year at the dealer's place. */
  readonly thisYear: number;
}

const MISSING: Readonly<Record<'rego' | 'make' | 'model', FormsKey>> = {
  rego: 'needed.this',
  make: 'needed.make',
  model: 'needed.model',
};

function carErrors(values: TradeInValues, thisYear: number, say: FormsSay): TradeInErrors {
  const errors: Record<string, string> = {};
  for (const field of ['rego', 'make', 'model'] as const) {
    const rule = TRADED_CAR_FIELDS[field];
    const fault = textFault(rule, carText(values, field));
    if (fault === 'missing') errors[field] = say(MISSING[field]);
    else if (fault) errors[field] = say('tooLong.this', { most: rule.max });
  }
  if (values['regoState'] && !AU_STATES.some((state) => state === values['regoState']))
    errors['regoState'] = say('unfit.regoState', { states: AU_STATES.join(', ') });
  const year = wholeNumber(carText(values, 'year'));
  if (year === undefined || !isModelYear(year, thisYear))
    errors['year'] = say('unfit.year', { from: FIRST_YEAR, to: thisYear + 1 });
  const kms = wholeNumber(carText(values, 'kms'));
  if (kms === undefined || kms > MOST_KMS) errors['kms'] = say('unfit.kms', { most: MOST_KMS.toLocaleString('en-AU') });
  return errors;
}

function contactErrors(values: TradeInValues, { contact, options }: TradeInRules, say: FormsSay): TradeInErrors {
  const { opt_in: optIn, terms_conditions: terms, ...texts } = values;
  const enquiry = { ...texts, opt_in: optIn === 'on', terms_conditions: terms === 'on' } as EnquiryValues;
  const errors: Record<string, string> = { ...validateEnquiry(enquiry, contact.rules, say) };
  if ((values['postcode'] ?? '').trim() === '') errors['postcode'] = say('unfit.postcode');
  const place = values['location'];
  if (place && !contact.locations.some(({ value }) => value === place)) errors['location'] = say('needed.location');
  for (const extra of ['under_finance', 'has_trade_in'] as const)
    if (options.tradeInExtras.includes(extra) && !['Yes', 'No'].includes(values[extra] ?? ''))
      errors[extra] = say('needed.yesOrNo');
  const owing = carText(values, 'owing');
  const owed = wholeNumber(owing);
  if (owing !== '' && values['under_finance'] === 'Yes' && (owed === undefined || owed > MOST_OWING))
    errors['owing'] = say('unfit.owing', { most: MOST_OWING.toLocaleString('en-AU') });
  const own = new Set(fieldsOf('contact', options));
  return Object.fromEntries(Object.entries(errors).filter(([field]) => own.has(field)));
}

/** Faults of one step by field, in words that say what to do; empty when the next may follow (TRD-01, TRD-02). */
export function validateStep(step: Step, values: TradeInValues, rules: TradeInRules, say: FormsSay): TradeInErrors {
  if (step === 'car') return carErrors(values, rules.thisYear, say);
  if (step === 'contact') return contactErrors(values, rules, say);
  const open = openQuestions(rules.options.tradeInQuestions, answersOf(values, rules.options));
  return Object.fromEntries(open.map(({ id }) => [answerField(id), say('needed.answer')]));
}

/** The first step up to and with one that has faults, and these: a posted form is believed in no step before. */
export function firstFaults(
  until: Step,
  values: TradeInValues,
  rules: TradeInRules,
  say: FormsSay,
): { readonly step: Step; readonly errors: TradeInErrors } | undefined {
  const steps = stepsOf(rules.options);
  for (const step of steps.slice(0, steps.indexOf(until) + 1)) {
    const errors = validateStep(step, values, rules, say);
    if (Object.keys(errors).length > 0) return { step, errors };
  }
  return undefined;
}
