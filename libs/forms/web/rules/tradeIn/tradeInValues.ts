import {
  cleanText,
  TRADE_IN_EXTRAS,
  TRADED_CAR_FIELDS,
  type TradeInExtra,
  type TradeInOptions,
} from '@forecourt/enquiry';
import type { FormValues } from '@forecourt/action-form';
import type { FormsKey, FormsSay } from '../words.js';

/** What is typed and chosen, by the names of the fields. Ticks are `on` or left out. */
export type TradeInValues = Readonly<Record<string, string | undefined>>;
export type TradeInErrors = Readonly<Record<string, string>>;

/** The value or the error of a field; undefined for names that every object inherits. */
export const textOf = (texts: TradeInValues, field: string): string | undefined =>
  Object.hasOwn(texts, field) ? texts[field] : undefined;

export const STEPS = ['car', 'questions', 'contact'] as const;
export type Step = (typeof STEPS)[number];
export const STEP_TITLES: Readonly<Record<Step, FormsKey>> = {
  car: 'step.car',
  questions: 'step.questions',
  contact: 'step.contact',
};

export const isStep = (name: unknown): name is Step => STEPS.some((step) => step === name);

/** The field of a question. */
export const answerField = (id: string): string => `answer_${id}`;

export const CONTACT = ['name', 'last_name', 'postcode', 'phone', 'email'] as const;
const CAR = ['rego', 'regoState', 'make', 'model', 'year', 'kms'] as const;
const TICKS = ['opt_in', 'terms_conditions'] as const;

/** The steps of a site: without questions there are two. */
export const stepsOf = ({ tradeInQuestions }: Pick<TradeInOptions, 'tradeInQuestions'>): readonly Step[] =>
  STEPS.filter((step) => step !== 'questions' || tradeInQuestions.length > 0);

/** Fields of a step, in its order. */
export function fieldsOf(
  step: Step,
  { tradeInQuestions, tradeInExtras }: Pick<TradeInOptions, 'tradeInQuestions' | 'tradeInExtras'>,
): readonly string[] {
  if (step === 'car') return CAR;
  if (step === 'questions') return tradeInQuestions.map(({ id }) => answerField(id));
  const extras = TRADE_IN_EXTRAS.filter((extra) => tradeInExtras.includes(extra));
  return [
    ...CONTACT,
    'location',
    ...extras,
    ...(extras.includes('under_finance') ? ['owing'] : []),
    ...TICKS,
    'homepage',
  ];
}

export const isTickField = (name: string): boolean => TICKS.some((tick) => tick === name);

const LABELS: Readonly<Record<string, FormsKey>> = {
  rego: 'label.rego',
  regoState: 'label.regoState',
  make: 'label.make',
  model: 'label.model',
  year: 'label.year',
  kms: 'label.kms',
  owing: 'label.owing',
  name: 'label.ownerFirstName',
  last_name: 'label.ownerLastName',
  postcode: 'label.postcode',
  phone: 'label.ownerMobile',
  email: 'label.email',
  location: 'label.location',
  location_id: 'label.location',
  opt_in: 'label.optIn',
  terms_conditions: 'label.terms',
};

const EXTRAS = {
  preferred_contact: 'label.preferredContact',
  under_finance: 'label.underFinance',
  has_trade_in: 'label.hasTradeIn',
} as const satisfies Record<TradeInExtra, FormsKey>;

export const extraLabel = (extra: TradeInExtra, say: FormsSay): string => say(EXTRAS[extra]);

/** Name of a field as the form shows it. */
export function labelOf(
  field: string,
  { tradeInQuestions }: Pick<TradeInOptions, 'tradeInQuestions'>,
  say: FormsSay,
): string {
  const question = tradeInQuestions.find(({ id }) => answerField(id) === field);
  if (question) return question.label;
  const extra = TRADE_IN_EXTRAS.find((name) => name === field);
  if (extra) return extraLabel(extra, say);
  const own = Object.hasOwn(LABELS, field) ? LABELS[field] : undefined;
  return own ? say(own) : field;
}

/** Longest value that is read of a field. */
const LONGEST = 300;

/** Reads a posted form by the fields of its steps; anything else is left alone. */
export function valuesFromForm(form: FormData, options: Parameters<typeof fieldsOf>[1]): FormValues {
  const entries = STEPS.flatMap((step) => fieldsOf(step, options)).flatMap((field): [string, string][] => {
    const value = form.get(field);
    return typeof value === 'string' && value !== '' ? [[field, value.slice(0, LONGEST)]] : [];
  });
  return Object.fromEntries(entries);
}

/** The values that are there, as a form begins with them. */
export const filledValues = (values: TradeInValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined));

/** A text of the car without space around it. */
export const carText = (values: TradeInValues, field: keyof typeof TRADED_CAR_FIELDS): string =>
  cleanText(TRADED_CAR_FIELDS[field], values[field] ?? '');

/** Answers by question, as the service takes them. */
export const answersOf = (
  values: TradeInValues,
  { tradeInQuestions }: Pick<TradeInOptions, 'tradeInQuestions'>,
): Record<string, string> =>
  Object.fromEntries(
    tradeInQuestions.flatMap(({ id }) => {
      const value = textOf(values, answerField(id));
      return value ? [[id, value]] : [];
    }),
  );
