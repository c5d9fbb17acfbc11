import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import type { FormAnswer, FormValues } from '@forecourt/action-form';
import { successRoute, type EnquiryTopic } from '@forecourt/contracts';
import { AnswerError } from '@forecourt/contracts/call';
import { postedProof, senderAgent } from '@forecourt/enquiry';
import { sendEnquiry } from '@forecourt/leads/domain';
import { apiContext, isApiError, nowContext, sendCall, siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { contentKey, enquiryPayload, type EnquiryOrigin } from '../rules/enquiryPayload.js';
import { formValuesOf } from '../rules/enquiryForm.js';
import type { EnquiryField, EnquiryValues } from '../rules/enquiryValues.js';
import { enquiryFieldOf, missingLead, serverErrors } from '../rules/serverErrors.js';
import { successQuery } from '../rules/successQuery.js';
import type { EnquiryErrors } from '../rules/validateEnquiry.js';
import { postedKey } from '../rules/postedKey.js';
import { postedMs } from '../rules/postedMs.js';
import { storedAnswer } from '../rules/storedEnquiry.js';
import { postedVisit } from '../rules/postedVisit.js';
import { formsOf } from '../rules/formsOf.js';
import { formsWords } from '../words/formsWords.js';

/** What a refused form renders again with, so that nothing typed is lost. */
export interface EnquiryRefusal extends FormAnswer {
  values: FormValues;
  vehicleSlug?: string;
  subcategory?: string;
  topic?: EnquiryTopic;
}

type Answered<Value> = ReturnType<typeof data<Value>>;

interface Posted {
  form: FormData;
  values: EnquiryValues;
  errors: EnquiryErrors;
  /** Fields that the form has in addition to name, email and comments. */
  fields: readonly EnquiryField[];
  origin: Omit<EnquiryOrigin, 'url' | 'user_agent' | 'optIn' | 'page_id' | 'filled_ms' | 'captcha_token' | 'finance'>;
  /** Of a form about the workshop, parts, fleets or careers. */
  topic?: EnquiryTopic | undefined;
}

/**
 * Stores an enquiry, posted by the browser or sent by the page. Then it leads to the success page; a page that goes on
 * by itself hears of the lead instead. A refused form renders again (FORM-13).
 */
export async function takePosted(
  { request, context }: ActionFunctionArgs,
  { form, values, errors, fields, origin, topic }: Posted,
): Promise<Response | Answered<EnquiryRefusal> | Answered<ReturnType<typeof storedAnswer>>> {
  const site = context.get(siteContext);
  const say = wordsOf(site, formsWords);
  const forms = formsOf(site);
  const { vehicle_slug: vehicleSlug, subcategory } = origin;
  const refuse = (status: number, faults: EnquiryErrors, message?: string) =>
    data<EnquiryRefusal>(
      {
        values: formValuesOf(values),
        errors: faults,
        ...(message ? { message } : {}),
        ...(vehicleSlug ? { vehicleSlug } : {}),
        ...(subcategory ? { subcategory } : {}),
        ...(topic ? { topic } : {}),
      },
      { status },
    );
  if (Object.keys(errors).length > 0) return refuse(422, errors);
  const userAgent = senderAgent(request);
  const referrer = request.headers.get('referer');
  const posted = form.get('visit');
  const visit = postedVisit(typeof posted === 'string' ? posted : undefined, referrer);
  const filledMs = postedMs(form.get('filled_ms'));
  // two forms about one vehicle are two enquiries, also with the same words
  const finance = postedText(form, 'finance');
  const about = [vehicleSlug, origin.category, subcategory, finance].filter(Boolean).join(' ');
  const payload = enquiryPayload(
    values,
    {
      ...origin,
      // a page that sends its form itself names none
      url: referrer ?? (typeof document === 'undefined' ? request.url : location.href),
      visited_pages: visit.pages,
      linked_query_params: { ...visit.query, ...origin.linked_query_params },
      ...(userAgent ? { user_agent: userAgent } : {}),
      page_id: postedText(form, 'page_id') ?? '',
      ...(filledMs === undefined ? {} : { filled_ms: filledMs }),
      ...postedProof(form),
      finance,
      optIn: { text: forms.optInText, version: forms.optInVersion },
    },
    // sent again later, it is still the same lead
    postedKey(form.get('key')) ?? (await contentKey(site.slug, values, about, context.get(nowContext)())),
    say,
  );
  const fieldOf = (name: string) => {
    const field = enquiryFieldOf(name);
    return field && [...ALWAYS, ...fields].includes(field) ? field : undefined;
  };
  try {
    const answer = await sendCall(context.get(apiContext), sendEnquiry, { body: payload });
    if (form.has('stays')) return data(storedAnswer(answer));
    return redirect(`${site.href(successRoute) ?? '/'}?${successQuery(answer.category, vehicleSlug)}`);
  } catch (error) {
    const missing = error instanceof AnswerError ? missingLead(error.answer, say) : undefined;
    if (missing !== undefined) return refuse(503, {}, missing);
    const status = isApiError(error) ? error.status : 'NETWORK';
    const refused = serverErrors(status, isApiError(error) ? error.body : undefined, say, fieldOf);
    return refuse(typeof status === 'number' && status < 500 ? status : 503, refused.fields, refused.form);
  }
}

/** Fields of every form. */
const ALWAYS: readonly EnquiryField[] = ['name', 'email', 'message', 'opt_in', 'terms_conditions'];

/** A posted value as text of bearable length. */
export function postedText(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value.slice(0, 300) : undefined;
}
