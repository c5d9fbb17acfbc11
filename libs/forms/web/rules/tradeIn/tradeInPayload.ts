import { wholeNumber, type AuState, type TradeInOptions, type TradeInPage } from '@forecourt/enquiry';
import type { TradeInSubmission } from '@forecourt/enquiry/schema';
import { answersOf, carText, type TradeInValues } from './tradeInValues.js';

/** The context that a trade-in was sent from. */
export interface TradeInOrigin {
  readonly page: TradeInPage;
  /** Id of the vehicle that the car is traded against. */
  readonly carId?: string | undefined;
  readonly url: string;
  readonly userAgent?: string | undefined;
  readonly visitedPages?: readonly string[];
  readonly linkedQuery?: Readonly<Record<string, string>>;
  /** Milliseconds from the page's beginning to the sending. */
  readonly filledMs?: number;
  /** Proof of the captcha service. */
  readonly captchaToken?: string | undefined;
  /** The opt-in text as shown next to the checkbox. */
  readonly optIn: { readonly text: string; readonly version: string };
}

const textOr = (name: string, value: string | undefined) =>
  (value ?? '').trim() === '' ? {} : { [name]: value?.trim() };

/** Body of `POST /api/trade-in/leads`, of values that the rules have nothing to say against. */
export function tradeInPayload(
  values: TradeInValues,
  origin: TradeInOrigin,
  options: Pick<TradeInOptions, 'tradeInQuestions' | 'tradeInExtras'>,
  idempotencyKey: string,
): TradeInSubmission {
  const owing = values['under_finance'] === 'Yes' ? wholeNumber(carText(values, 'owing')) : undefined;
  const rego = carText(values, 'rego');
  const isOptedIn = values['opt_in'] === 'on';
  return {
    idempotency_key: idempotencyKey,
    page: origin.page,
    ...(origin.carId ? { car_id: origin.carId } : {}),
    name: values['name'] ?? '',
    ...textOr('last_name', values['last_name']),
    email: values['email'] ?? '',
    phone: values['phone'] ?? '',
    postcode: values['postcode'] ?? '',
    ...textOr('location_id', values['location']),
    ...(rego ? { rego } : {}),
    ...(rego && values['regoState'] ? { regoState: values['regoState'] as AuState } : {}),
    make: carText(values, 'make'),
    model: carText(values, 'model'),
    year: wholeNumber(carText(values, 'year')) ?? 0,
    kms: wholeNumber(carText(values, 'kms')) ?? 0,
    ...(owing === undefined ? {} : { owing }),
    ...Object.fromEntries(options.tradeInExtras.flatMap((extra) => (values[extra] ? [[extra, values[extra]]] : []))),
    adjustmentAnswers: answersOf(values, options),
    opt_in: isOptedIn,
    ...(isOptedIn ? { opt_in_text: origin.optIn.text, opt_in_version: origin.optIn.version } : {}),
    ...(values['terms_conditions'] === 'on' ? { terms_conditions: true } : {}),
    ...textOr('homepage', values['homepage']),
    url: origin.url,
    source: 'Website',
    ...(origin.userAgent ? { user_agent: origin.userAgent } : {}),
    lead_attributes: {
      visited_pages: [...(origin.visitedPages ?? [])],
      linked_query_params: { ...origin.linkedQuery },
    },
    page_id: `trade-in:${origin.page}`,
    ...(origin.filledMs === undefined ? {} : { filled_ms: origin.filledMs }),
    ...(origin.captchaToken ? { captcha_token: origin.captchaToken } : {}),
  };
}
