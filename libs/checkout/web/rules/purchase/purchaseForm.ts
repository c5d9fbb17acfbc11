import {
  isPurchaseStep,
  type PurchaseHandover,
  type PurchasePayment,
  type PurchaseStep,
  type PurchaseTradeIn,
  type SavedStep,
  type savePurchaseDetails,
} from '@forecourt/checkout/domain';
import type { CallInput } from '@forecourt/contracts/call';
import { neededTexts, readRefusal } from '../refusedForm.js';
import { postedText, type ReserveField } from '../reserveForm.js';
import type { CheckoutKey, CheckoutSay } from '../words.js';

/** Fields of each step, as its form and the service name them. */
export const STEP_FIELDS = {
  details: ['name', 'last_name', 'email', 'phone', 'message', 'opt_in'],
  'trade-in': ['choice'],
  payment: ['choice', 'years', 'frequency', 'own_money'],
  handover: ['choice', 'location', 'postcode', 'address'],
} as const satisfies Record<SavedStep, readonly string[]>;

/** Steps with a form. */
export type FormStep = SavedStep | 'summary';

export type Typed = Readonly<Record<string, string>>;

/** A step that was refused, with all that was typed. */
export interface StepRefusal {
  readonly step: PurchaseStep;
  readonly values: Typed;
  /** By field. */
  readonly errors: Typed;
  readonly message?: string | undefined;
}

/** Messages that name the buyer's details. */
export const DETAILS_LABELS: Readonly<Record<ReserveField, CheckoutKey>> = {
  name: 'label.firstName',
  last_name: 'label.lastName',
  email: 'label.email',
  phone: 'label.phone',
  message: 'label.message',
};

export const STEP_TITLES: Readonly<Record<PurchaseStep, CheckoutKey>> = {
  vehicle: 'step.vehicle',
  details: 'yourDetails',
  'trade-in': 'step.tradeIn',
  payment: 'step.payment',
  handover: 'step.handover',
  summary: 'step.summary',
};

/** The step that a form is of; undefined for what is none of ours. */
export const postedStep = (form: FormData): PurchaseStep | undefined => {
  const step = postedText(form, 'step');
  return isPurchaseStep(step) ? step : undefined;
};

/** What was typed into a step's form; fields left empty are left out. */
export const typedIn = (form: FormData, step: SavedStep): Typed =>
  filledTexts(Object.fromEntries(STEP_FIELDS[step].map((field) => [field, postedText(form, field)] as const)));

/** Without the fields that are left empty. */
export const filledTexts = (values: Typed): Typed =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));

const NEEDED = {
  phone: 'needed.phoneForSummary',
  postcode: 'needed.postcode',
  address: 'needed.address',
} as const;

/** Whole dollars as people write them: "$3,000". Empty is 0; undefined for what is no amount. */
export function dollarsIn(text: string | undefined): number | undefined {
  const digits = (text ?? '').replace(/[$,\s]/g, '');
  if (digits === '') return 0;
  return /^\d{1,9}$/.test(digits) ? Number(digits) : undefined;
}

const isFilled = (values: Typed, field: string): boolean =>
  Object.hasOwn(values, field) && values[field]?.trim() !== '';

/** What is missing or cannot be read in a step, by field; the service checks the rest. */
export function faultsIn(step: FormStep, values: Typed, say: CheckoutSay): Typed {
  const { choice } = values;
  const missing = (fields: readonly string[]) =>
    neededTexts(NEEDED, say).missing(fields, (field) => isFilled(values, field));
  switch (step) {
    case 'details':
      return missing(['name', 'email', 'phone']);
    case 'trade-in':
      return choice ? {} : { choice: say('needed.choice') };
    case 'payment':
      if (!choice) return { choice: say('needed.choice') };
      if (choice === 'finance' && dollarsIn(values['own_money']) === undefined)
        return { own_money: say('needed.dollars') };
      return {};
    case 'handover':
      if (!choice) return { choice: say('needed.choice') };
      if (choice !== 'delivery') return {};
      return missing(['postcode', 'address']);
    case 'summary':
      return missing(['agreed']);
  }
}

type Sent<Body> = Omit<Body, 'vehicle_slug'>;
type SentDetails = CallInput<typeof savePurchaseDetails>['body'];

/** Who buys, as the service takes it. */
export function detailsAnswer(
  { name = '', last_name, email = '', phone = '', message, opt_in: isGiven }: Typed,
  optIn: { readonly text: string; readonly version: string },
): Omit<SentDetails, 'vehicle_slug' | 'url'> {
  return {
    ...{ name, email, phone },
    ...(last_name ? { last_name } : {}),
    ...(message ? { message } : {}),
    ...(isGiven ? { opt_in: true, opt_in_text: optIn.text, opt_in_version: optIn.version } : {}),
  };
}

/** The car to trade in: the service refuses a choice that is none of its own. */
export function tradeInAnswer({ choice = '' }: Typed): Sent<PurchaseTradeIn> {
  const [kind, lead] = choice.split(':');
  return { choice: kind as PurchaseTradeIn['choice'], ...(lead ? { lead_id: lead } : {}) };
}

/** How it is paid, checked by the service alike. */
export function paymentAnswer({ choice, years, frequency, own_money: own }: Typed): Sent<PurchasePayment> {
  if (choice !== 'finance') return { choice: choice as PurchasePayment['choice'] };
  return {
    choice,
    years: Number(years),
    frequency: frequency as PurchasePayment['frequency'],
    own_money: dollarsIn(own),
  };
}

/** Where it is handed over, checked by the service alike. */
export const handoverAnswer = ({ choice, location, postcode, address }: Typed): Sent<PurchaseHandover> =>
  choice === 'delivery'
    ? { choice, postcode, address }
    : { choice: choice as PurchaseHandover['choice'], ...(location ? { location } : {}) };

/** What the service refused of a step that shows these fields. */
export const refusalOf = (
  status: number,
  body: unknown,
  shown: readonly string[],
  say: CheckoutSay,
): Pick<StepRefusal, 'errors' | 'message'> =>
  readRefusal(
    status,
    body,
    {
      fieldOf: (name) => {
        // a valuation is chosen in the field of the choice
        const at = name === 'lead_id' ? 'choice' : name;
        return shown.includes(at) ? at : undefined;
      },
      own: NEEDED,
      failed: 'refused.step',
    },
    say,
  );
