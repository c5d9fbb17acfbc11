import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { successRoute } from '@forecourt/contracts';
import { AnswerError } from '@forecourt/contracts/call';
import { AU_STATES } from '@forecourt/enquiry';
import { adjustTradeIn, answerOffer, findRego, removePhoto, startTradeIn } from '@forecourt/forms/domain';
import { apiContext, isApiError, nowContext, sendCall, siteContext } from '@forecourt/runtime';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { contentKey } from '../../rules/enquiryPayload.js';
import { postedVisit } from '../../rules/postedVisit.js';
import { missingLead } from '../../rules/serverErrors.js';
import { successQuery } from '../../rules/successQuery.js';
import { tradeInPageAt } from '../../rules/tradeIn/tradeInPages.js';
import { tradeInPayload } from '../../rules/tradeIn/tradeInPayload.js';
import { tradeInRules, yearAt } from '../../rules/tradeIn/tradeInRules.js';
import { tradeInServerErrors } from '../../rules/tradeIn/tradeInServerErrors.js';
import {
  answersOf,
  isStep,
  stepsOf,
  valuesFromForm,
  type Step,
  type TradeInErrors,
  type TradeInValues,
} from '../../rules/tradeIn/tradeInValues.js';
import { firstFaults, type TradeInRules } from '../../rules/tradeIn/validateTradeIn.js';
import { regoNotice } from '../../rules/tradeIn/regoNotice.js';
import type { FormsSay } from '../../rules/words.js';
import { formsOf } from '../../rules/formsOf.js';
import { postedText } from '../takePosted.js';
import { formsWords } from '../../words/formsWords.js';

/** What a posted form renders again with: its step, and everything that was typed in any step. */
export interface TradeInDrawn {
  readonly values: TradeInValues;
  readonly step: Step;
  readonly errors?: TradeInErrors;
  readonly formError?: string;
  readonly notice?: string;
}

/** Takes the journey's forms without script: one step after the other, then the answer to the estimate (FORM-02). */
export async function action(args: ActionFunctionArgs) {
  const { request, context } = args;
  const site = context.get(siteContext);
  const say = wordsOf(site, formsWords);
  const form = await request.formData();
  const intent = postedText(form, 'intent');
  const lead = postedText(form, 'lead');
  const forms = formsOf(site);
  const own = sectionOf(site, siteSection);
  const rules = tradeInRules(forms, own, yearAt(context.get(nowContext)(), own.timeZone));
  const values = valuesFromForm(form, rules.options);
  if (lead !== undefined) return decide(args, lead, intent, values, rules, postedText(form, 'photo') ?? '');
  const posted = postedText(form, 'step');
  const step = isStep(posted) ? posted : 'car';
  const steps = stepsOf(rules.options);
  const draw = (drawn: TradeInDrawn, status = 200) => data(drawn, { status });
  if (intent === 'back') return draw({ values, step: steps[steps.indexOf(step) - 1] ?? 'car' });
  if (intent === 'lookup') return draw({ step: 'car', ...(await lookedUp(args, values, say)) });
  const faults = firstFaults(step, values, rules, say);
  if (faults) return draw({ values, ...faults }, 422);
  const next = steps[steps.indexOf(step) + 1];
  return next ? draw({ values, step: next }) : start(args, form, values, rules);
}

/** Fills in the car if the rego lookup finds it; otherwise the shopper enters it. */
async function lookedUp({ context }: ActionFunctionArgs, values: TradeInValues, say: FormsSay) {
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
  values: TradeInValues,
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
    url: referrer ?? request.url,
    userAgent: request.headers.get('user-agent') ?? undefined,
    visitedPages: visit.pages,
    linkedQuery: visit.query,
    optIn: { text: forms.optInText, version: forms.optInVersion },
  };
  const key = await contentKey(site.slug, values, `${page} ${carId ?? ''}`, context.get(nowContext)());
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
      return data({ values, step: 'contact', formError: missing } satisfies TradeInDrawn, { status: 503 });
    const status = isApiError(error) ? error.status : 'NETWORK';
    const refused = tradeInServerErrors(status, isApiError(error) ? error.body : undefined, rules.options, say);
    return data({ values, ...refused } satisfies TradeInDrawn, {
      status: typeof status === 'number' && status < 500 ? status : 503,
    });
  }
}

/** What the shopper says to an estimate. */
async function decide(
  { request, context }: ActionFunctionArgs,
  lead: string,
  intent: string | undefined,
  values: TradeInValues,
  rules: TradeInRules,
  photo: string,
) {
  const site = context.get(siteContext);
  const { path } = tradeInPageAt(new URL(request.url).pathname, site);
  const page = `${path}?lead=${encodeURIComponent(lead)}`;
  const api = context.get(apiContext);
  try {
    if (intent === 'remove-photo') {
      await sendCall(api, removePhoto, { params: { lead, photo } });
      return redirect(`${page}#photos`, 303);
    }
    if (intent === 'adjust') {
      const body = { adjustmentAnswers: answersOf(values, rules.options) };
      await sendCall(api, adjustTradeIn, { params: { lead }, body });
      return redirect(page, 303);
    }
    const body = { offer_accepted: intent === 'accept', form_completed: true };
    const { category } = await sendCall(api, answerOffer, { params: { lead }, body });
    return redirect(`${site.href(successRoute) ?? '/'}?${successQuery(category, undefined)}`, 303);
  } catch (error) {
    const status = isApiError(error) ? error.status : 'NETWORK';
    const { formError, errors } = tradeInServerErrors(
      status,
      isApiError(error) ? error.body : undefined,
      rules.options,
      wordsOf(site, formsWords),
    );
    const drawn: TradeInDrawn = { values, step: 'contact', errors, ...(formError ? { formError } : {}) };
    return data(drawn, { status: typeof status === 'number' && status < 500 ? status : 503 });
  }
}
