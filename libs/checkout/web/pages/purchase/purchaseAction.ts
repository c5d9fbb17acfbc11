import { data, redirect, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { purchaseRoute } from '@forecourt/contracts';
import {
  cancelReservation,
  isSavedStep,
  orderPurchase,
  savePurchaseDetails,
  savePurchaseDraft,
  savePurchaseHandover,
  savePurchasePayment,
  savePurchaseTradeIn,
  stepAfter,
  stepBefore,
  type PurchaseStep,
  type SavedStep,
} from '@forecourt/checkout/domain';
import { postedProof, senderAgent } from '@forecourt/enquiry';
import { apiContext, isApiError, sendCall, siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { optIn } from '../../rules/consent.js';
import { purchaseHref } from '../../rules/purchase/purchaseHref.js';
import {
  detailsAnswer,
  faultsIn,
  handoverAnswer,
  paymentAnswer,
  postedStep,
  refusalOf,
  STEP_FIELDS,
  tradeInAnswer,
  typedIn,
  type FormStep,
  type StepRefusal,
  type Typed,
} from '../../rules/purchase/purchaseForm.js';
import { postedText } from '../../rules/reserveForm.js';
import type { CheckoutSay } from '../../rules/words.js';
import { checkoutWords } from '../../words/checkoutWords.js';

/** Takes each step's form, posted by the browser or sent by the page: what was typed is kept, the next step opens. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const form = await request.formData();
  const slug = new URL(request.url).searchParams.get('car_id') ?? '';
  const path = context.get(siteContext).href(purchaseRoute) ?? '/';
  const to = (step?: PurchaseStep) => redirect(purchaseHref(path, slug, { step }), 303);
  if (form.get('act') === 'cancel') return cancel(args, form, slug, path);
  const step = postedStep(form);
  const isBack = form.get('intent') === 'back';
  if (step === 'summary') return isBack ? to(stepBefore(step)) : order(args, form, slug, path);
  if (step === undefined || !isSavedStep(step)) return to('details');
  const values = typedIn(form, step);
  const say = sayOf(args);
  const refuse = refuser(step, values, say);
  if (isBack) {
    try {
      const body = { vehicle_slug: slug, step, values };
      await sendCall(context.get(apiContext), savePurchaseDraft, { body });
    } catch (error) {
      // the next page explains why the vehicle cannot be bought; if the service is down, this step renders again so
      // that nothing typed is lost
      if (!isApiError(error) || error.status >= 500) return refuse.error(error);
    }
    return to(stepBefore(step));
  }
  const faults = faultsIn(step, values, say);
  if (Object.keys(faults).length > 0) return refuse.faults(faults);
  try {
    const decoy = postedText(form, 'homepage');
    const origin = { ...originOf(request, path, slug), ...(decoy ? { homepage: decoy } : {}) };
    await sendAnswer(args, step, values, { slug, origin });
  } catch (error) {
    return refuse.error(error);
  }
  return to(form.get('intent') === 'stay' ? step : stepAfter(step));
}

/** Sends what a step was answered with. */
function sendAnswer(
  args: ActionFunctionArgs,
  step: SavedStep,
  values: Typed,
  { slug, origin }: { readonly slug: string; readonly origin: Origin },
): Promise<unknown> {
  const api = args.context.get(apiContext);
  const about = { vehicle_slug: slug };
  switch (step) {
    case 'details': {
      const body = { ...about, ...detailsAnswer(values, optIn(sayOf(args))), ...origin };
      return sendCall(api, savePurchaseDetails, { body });
    }
    case 'trade-in':
      return sendCall(api, savePurchaseTradeIn, { body: { ...about, ...tradeInAnswer(values) } });
    case 'payment':
      return sendCall(api, savePurchasePayment, { body: { ...about, ...paymentAnswer(values) } });
    case 'handover':
      return sendCall(api, savePurchaseHandover, { body: { ...about, ...handoverAnswer(values) } });
  }
}

/** Agrees to the summary, and leads to the payment of the deposit. */
async function order(args: ActionFunctionArgs, form: FormData, slug: string, path: string) {
  const say = sayOf(args);
  const refuse = refuser('summary', {}, say);
  const faults = faultsIn('summary', { agreed: postedText(form, 'agreed') }, say);
  if (Object.keys(faults).length > 0) return refuse.faults(faults);
  try {
    const view = await sendCall(args.context.get(apiContext), orderPurchase, {
      body: {
        vehicle_slug: slug,
        idempotency_key: postedText(form, 'key'),
        agreed: true,
        balance_cents: Number(postedText(form, 'balance_cents') || Number.NaN),
        ...postedProof(form),
        ...originOf(args.request, path, slug),
      },
    });
    // the payment is another's page
    return redirectDocument(view.payment_url ?? purchaseHref(path, slug, { token: view.token }), 303);
  } catch (error) {
    return refuse.error(error);
  }
}

async function cancel(args: ActionFunctionArgs, form: FormData, slug: string, path: string) {
  try {
    const body = { token: postedText(form, 'token') };
    const view = await sendCall(args.context.get(apiContext), cancelReservation, { body });
    return redirect(purchaseHref(path, slug, { token: view.token }), 303);
  } catch (error) {
    return refuser('summary', {}, sayOf(args)).error(error);
  }
}

/** The page that a lead names, and the browser that it was written in. */
interface Origin {
  readonly url: string;
  readonly user_agent?: string;
  readonly homepage?: string;
}

/** The page that the lead names, without the token of a deposit because the dealer reads it. */
function originOf(request: Request, path: string, slug: string): Origin {
  const userAgent = senderAgent(request);
  return { url: new URL(purchaseHref(path, slug), request.url).href, ...(userAgent ? { user_agent: userAgent } : {}) };
}

const sayOf = ({ context }: ActionFunctionArgs): CheckoutSay => wordsOf(context.get(siteContext), checkoutWords);

/** Answers to a step that is not taken: by its own rules, or as the service refused it. */
const refuser = (step: FormStep, values: Typed, say: CheckoutSay) => ({
  faults: (errors: Typed) => data({ step, values, errors } satisfies StepRefusal, { status: 422 }),
  error: (error: unknown) => {
    const shown = step === 'summary' ? ['agreed'] : STEP_FIELDS[step];
    const status = isApiError(error) ? error.status : 503;
    const refusal = refusalOf(status, isApiError(error) ? error.body : undefined, shown, say);
    return data({ step, values, ...refusal } satisfies StepRefusal, { status: status < 500 ? status : 503 });
  },
});
