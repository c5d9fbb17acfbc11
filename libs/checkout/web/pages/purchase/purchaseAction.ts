import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { purchaseRoute } from '@forecourt/contracts';
import type { ReservationView } from '@forecourt/contracts/api';
import { postedProof } from '@forecourt/enquiry';
import { apiContext, isApiError, siteContext } from '@forecourt/runtime';
import { isSavedStep, stepAfter, stepBefore, type PurchaseStep, type SavedStep } from '@forecourt/reservation';
import { wordsOf } from '@forecourt/words';
import { optIn } from '../../domain/consent.js';
import { purchaseHref } from '../../domain/purchase/purchaseHref.js';
import {
  answerOf,
  faultsIn,
  postedStep,
  refusalOf,
  STEP_FIELDS,
  typedIn,
  type StepRefusal,
  type Typed,
} from '../../domain/purchase/purchaseForm.js';
import { postedText } from '../../domain/reserveForm.js';
import type { CheckoutSay } from '../../domain/words.js';
import { checkoutWords } from '../../words/checkoutWords.js';

/** Handles each step's form, with script and without: what was typed is kept, and the next step is a separate page. */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const form = await request.formData();
  const slug = new URL(request.url).searchParams.get('car_id') ?? '';
  const path = context.get(siteContext).href(purchaseRoute) ?? '/';
  const to = (step?: PurchaseStep) => redirect(purchaseHref(path, slug, { step }), 303);
  if (form.get('act') === 'cancel') return cancel(args, form, slug, path);
  const step = postedStep(form);
  if (step === 'summary') return order(args, form, slug, path);
  if (step === undefined || !isSavedStep(step)) return to('details');
  const values = typedIn(form, step);
  const say = sayOf(args);
  const send = sender(args, slug);
  const refuse = refuser(step, values, say);
  if (form.get('intent') === 'back') {
    try {
      await send('drafts', { step, values });
    } catch (error) {
      // the next page explains why the vehicle cannot be bought; if the service is down, this step renders again so
      // that nothing typed is lost
      if (!isApiError(error) || error.status >= 500) return refuse(error);
    }
    return to(stepBefore(step));
  }
  const faults = faultsIn(step, values, say);
  if (Object.keys(faults).length > 0) return refuse({ errors: faults });
  try {
    const decoy = postedText(form, 'homepage');
    await send(step, {
      ...answerOf(step, values, optIn(say)),
      ...(step === 'details' ? { ...originOf(request, path, slug), ...(decoy ? { homepage: decoy } : {}) } : {}),
    });
  } catch (error) {
    return refuse(error);
  }
  return to(form.get('intent') === 'stay' ? step : stepAfter(step));
}

/** Agrees to the summary, and leads to the payment of the deposit. */
async function order(args: ActionFunctionArgs, form: FormData, slug: string, path: string) {
  const say = sayOf(args);
  const refuse = refuser('summary', {}, say);
  if (form.get('agreed') === null) return refuse({ errors: { agreed: say('needed.agreed') } });
  try {
    const view = await sender(args, slug)<ReservationView>('order', {
      idempotency_key: postedText(form, 'key'),
      agreed: true,
      balance_cents: Number(postedText(form, 'balance_cents') || Number.NaN),
      ...postedProof(form),
      ...originOf(args.request, path, slug),
    });
    return redirect(view.payment_url ?? purchaseHref(path, slug, { token: view.token }), 303);
  } catch (error) {
    return refuse(error);
  }
}

async function cancel(args: ActionFunctionArgs, form: FormData, slug: string, path: string) {
  try {
    const body = { token: postedText(form, 'token') };
    const view = await args.context
      .get(apiContext)
      .request<ReservationView>('/api/reservations/cancel', { method: 'POST', body });
    return redirect(purchaseHref(path, slug, { token: view.token }), 303);
  } catch (error) {
    return refuser('summary', {}, sayOf(args))(error);
  }
}

const sender =
  ({ context }: ActionFunctionArgs, slug: string) =>
  <Answer>(step: string, body: object) =>
    context
      .get(apiContext)
      .request<Answer>(`/api/purchases/${step}`, { method: 'POST', body: { vehicle_slug: slug, ...body } });

/** The page that the lead names, without the token of a deposit because the dealer reads it. */
function originOf(request: Request, path: string, slug: string): { url: string; user_agent?: string } {
  const userAgent = request.headers.get('user-agent');
  return { url: new URL(purchaseHref(path, slug), request.url).href, ...(userAgent ? { user_agent: userAgent } : {}) };
}

const sayOf = ({ context }: ActionFunctionArgs): CheckoutSay => wordsOf(context.get(siteContext), checkoutWords);

const refuser = (step: SavedStep | 'summary', values: Typed, say: CheckoutSay) => (fault: unknown) => {
  const shown = step === 'summary' ? ['agreed'] : STEP_FIELDS[step];
  const known = fault as { errors?: Typed };
  if (known.errors) return data({ step, values, errors: known.errors } satisfies StepRefusal, { status: 422 });
  const status = isApiError(fault) ? fault.status : 503;
  const refusal = refusalOf(status, isApiError(fault) ? fault.body : undefined, shown, say);
  return data({ step, values, ...refusal } satisfies StepRefusal, { status: status < 500 ? status : 503 });
};
