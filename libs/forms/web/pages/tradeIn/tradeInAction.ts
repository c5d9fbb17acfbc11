import { data, redirect, replace, type ActionFunctionArgs } from 'react-router-dom';
import type { FormValues } from '@forecourt/action-form';
import { successRoute } from '@forecourt/contracts';
import { AnswerError } from '@forecourt/contracts/call';
import { AU_STATES, postedProof, senderAgent } from '@forecourt/enquiry';
import { adjustTradeIn, answerOffer, findRego, removePhoto, startTradeIn } from '@forecourt/forms/domain';
import { apiContext, isApiError, nowContext, sendCall, siteContext } from '@forecourt/runtime';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { contentKey } from '../../rules/enquiryPayload.js';
import { postedMs } from '../../rules/postedMs.js';
import { postedVisit } from '../../rules/postedVisit.js';
import { missingLead } from '../../rules/serverErrors.js';
import { successQuery } from '../../rules/successQuery.js';
import { enterPresses } from '../../rules/tradeIn/pressedButton.js';
import type { OfferAnswer, StepAnswer } from '../../rules/tradeIn/tradeInAnswers.js';
import { tradeInPageAt } from '../../rules/tradeIn/tradeInPages.js';
import { tradeInPayload } from '../../rules/tradeIn/tradeInPayload.js';
import { tradeInRules, yearAt } from '../../rules/tradeIn/tradeInRules.js';
import { tradeInServerErrors } from '../../rules/tradeIn/tradeInServerErrors.js';
import { answersOf, isStep, stepsOf, valuesFromForm } from '../../rules/tradeIn/tradeInValues.js';
import { firstFaults, validateStep, type TradeInRules } from '../../rules/tradeIn/validateTradeIn.js';
import { regoNotice } from '../../rules/tradeIn/regoNotice.js';
import type { FormsSay } from '../../rules/words.js';
import { formsOf } from '../../rules/formsOf.js';
import { postedText } from '../takePosted.js';
import { formsWords } from '../../words/formsWords.js';

/**
 * Takes the journey's forms, posted by the browser or sent by the page: one step after the other, then what the shopper
 * says to the estimate (FORM-02).
 */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const site = context.get(siteContext);
  const say = wordsOf(site, formsWords);
  const form = await request.formData();
  const pressed = postedText(form, 'intent');
  const lead = postedText(form, 'lead');
  const forms = formsOf(site);
  const own = sectionOf(site, siteSection);
  const rules = tradeInRules(forms, own, yearAt(context.get(nowContext)(), own.timeZone));
  const values = valuesFromForm(form, rules.options);
  if (lead !== undefined) return decide(args, lead, pressed, values, rules, postedText(form, 'photo') ?? '');
  const posted = postedText(form, 'step');
  const step = isStep(posted) ? posted : 'car';
  const steps = stepsOf(rules.options);
  const answer = (said: StepAnswer) => data(said, { status: said.errors ? 422 : 200 });
  if (pressed === 'back') return answer({ values, step: steps[steps.indexOf(step) - 1] ?? 'car' });
  if ((pressed === 'enter' ? enterPresses(values) : pressed) === 'lookup')
    return answer({ step: 'car', ...(await lookedUp(args, values, say)) });
  const faults = firstFaults(step, values, rules, say);
  if (faults) return answer({ values, ...faults });
  const next = steps[steps.indexOf(step) + 1];
  return next ? answer({ values, step: next }) : start(args, form, values, rules);
}

/** Fills in the car if the rego lookup finds it; otherwise the shopper enters it. */
async function lookedUp({ context }: ActionFunctionArgs, values: FormValues, say: FormsSay) {
  const { rego = '', regoState } = values;
  const state = AU_STATES.find((known) => known === regoState);
  if (rego.trim() === '' || !state) return { values, errors: { rego: say('needed.rego') } };
  const body = { rego, regoState: state };
  const found = await sendCall(context.get(apiContext), findRego, { body }).catch((error: unknown) =>
    isApiError(error) && error.status === 422 ? { found: false } : undefined,
  );
  return regoNotice(values, found, say);
}

/** Stores the lead, and goes on to the page with its estimate. */
async function start(
  { request, context }: ActionFunctionArgs,
  form: FormData,
  values: FormValues,
  rules: TradeInRules,
) {
  const site = context.get(siteContext);
  const say = wordsOf(site, formsWords);
  const forms = formsOf(site);
  const url = new URL(request.url);
  const { page, path } = tradeInPageAt(url.pathname, site);
  const carId = postedText(form, 'car_id') ?? url.searchParams.get('car_id') ?? undefined;
  const referrer = request.headers.get('referer');
  const visited = form.get('visit');
  const visit = postedVisit(typeof visited === 'string' ? visited : undefined, referrer);
  const origin = {
    page,
    carId,
    url: referrer ?? (typeof document === 'undefined' ? request.url : location.href),
    userAgent: senderAgent(request),
    visitedPages: visit.pages,
    linkedQuery: visit.query,
    filledMs: postedMs(form.get('filled_ms')),
    captchaToken: postedProof(form).captcha_token,
    optIn: { text: forms.optInText, version: forms.optInVersion },
  };
  const key =
    postedText(form, 'key') ??
    (await contentKey(site.slug, values, `${page} ${carId ?? ''}`, context.get(nowContext)()));
  try {
    const body = tradeInPayload(values, origin, rules.options, key);
    const answer = await sendCall(context.get(apiContext), startTradeIn, { body });
    return redirect(
      `${path}?lead=${encodeURIComponent(answer.lead_id)}${carId ? `&car_id=${encodeURIComponent(carId)}` : ''}`,
      303,
    );
  } catch (error) {
    const missing = error instanceof AnswerError ? missingLead(error.answer, say) : undefined;
    if (missing !== undefined)
      return data({ values, step: 'contact', message: missing } satisfies StepAnswer, { status: 503 });
    const status = isApiError(error) ? error.status : 'NETWORK';
    const refused = tradeInServerErrors(status, isApiError(error) ? error.body : undefined, rules.options, say);
    return data({ values, ...refused } satisfies StepAnswer, {
      status: typeof status === 'number' && status < 500 ? status : 503,
    });
  }
}

/** What the shopper says to an estimate. */
async function decide(
  { request, context }: ActionFunctionArgs,
  lead: string,
  intent: string | undefined,
  values: FormValues,
  rules: TradeInRules,
  photo: string,
) {
  const site = context.get(siteContext);
  const say = wordsOf(site, formsWords);
  const step = intent === 'adjust' || intent === 'remove-photo' ? intent : 'decide';
  const { path } = tradeInPageAt(new URL(request.url).pathname, site);
  const page = `${path}?lead=${encodeURIComponent(lead)}`;
  const api = context.get(apiContext);
  try {
    if (intent === 'remove-photo') {
      await sendCall(api, removePhoto, { params: { lead, photo } });
      return replace(`${page}#photos`, 303);
    }
    if (intent === 'adjust') {
      const errors = validateStep('questions', values, rules, say);
      if (Object.keys(errors).length > 0) return data({ values, step, errors } satisfies OfferAnswer, { status: 422 });
      const body = { adjustmentAnswers: answersOf(values, rules.options) };
      await sendCall(api, adjustTradeIn, { params: { lead }, body });
      return replace(page, 303);
    }
    const body = { offer_accepted: intent === 'accept', form_completed: true };
    const { category } = await sendCall(api, answerOffer, { params: { lead }, body });
    return redirect(`${site.href(successRoute) ?? '/'}?${successQuery(category, undefined)}`, 303);
  } catch (error) {
    const status = isApiError(error) ? error.status : 'NETWORK';
    const body = isApiError(error) ? error.body : undefined;
    const { errors, message } = tradeInServerErrors(status, body, rules.options, say);
    const answer: OfferAnswer = { values, step, errors, message };
    return data(answer, { status: typeof status === 'number' && status < 500 ? status : 503 });
  }
}
