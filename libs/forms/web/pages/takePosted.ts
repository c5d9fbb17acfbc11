import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { successRoute, type EnquiryTopic } from '@forecourt/contracts';
import { sendEnquiry } from '@forecourt/leads/domain';
import { apiContext, isApiError, nowContext, sendCall, siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { contentKey, enquiryPayload, type EnquiryOrigin } from '../rules/enquiryPayload.js';
import type { EnquiryValues } from '../rules/enquiryValues.js';
import { serverErrors } from '../rules/serverErrors.js';
import { successQuery } from '../rules/successQuery.js';
import type { EnquiryErrors } from '../rules/validateEnquiry.js';
import { postedVisit } from '../rules/postedVisit.js';
import { formsOf } from '../rules/formsOf.js';
import { formsWords } from '../words/formsWords.js';

/** What a refused form renders again with, so that nothing typed is lost. */
export interface EnquiryRefusal {
  values: EnquiryValues;
  errors: EnquiryErrors;
  formError?: string;
  vehicleSlug?: string;
  subcategory?: string;
  topic?: EnquiryTopic;
}

interface Posted {
  form: FormData;
  values: EnquiryValues;
  errors: EnquiryErrors;
  origin: Omit<EnquiryOrigin, 'url' | 'user_agent' | 'optIn' | 'page_id' | 'filled_ms' | 'captcha_token' | 'finance'>;
  /** Of a form about the workshop, parts, fleets or careers. */
  topic?: EnquiryTopic | undefined;
}

/**
 * Stores a form that was posted without script and redirects to the success page. A refused form renders again
 * (FORM-13).
 */
export async function takePosted(
  { request, context }: ActionFunctionArgs,
  { form, values, errors, origin, topic }: Posted,
) {
  const site = context.get(siteContext);
  const say = wordsOf(site, formsWords);
  const forms = formsOf(site);
  const { vehicle_slug: vehicleSlug, subcategory } = origin;
  const refuse = (status: number, faults: EnquiryErrors, formError?: string) =>
    data(
      {
        values,
        errors: faults,
        ...(formError ? { formError } : {}),
        ...(vehicleSlug ? { vehicleSlug } : {}),
        ...(subcategory ? { subcategory } : {}),
        ...(topic ? { topic } : {}),
      } satisfies EnquiryRefusal,
      { status },
    );
  if (Object.keys(errors).length > 0) return refuse(422, errors);
  const userAgent = request.headers.get('user-agent');
  const referrer = request.headers.get('referer');
  const posted = form.get('visit');
  const visit = postedVisit(typeof posted === 'string' ? posted : undefined, referrer);
  // two forms about one vehicle are two enquiries, also with the same words
  const finance = postedText(form, 'finance');
  const about = [vehicleSlug, origin.category, subcategory, finance].filter(Boolean).join(' ');
  const payload = enquiryPayload(
    values,
    {
      ...origin,
      url: referrer ?? request.url,
      visited_pages: visit.pages,
      linked_query_params: { ...visit.query, ...origin.linked_query_params },
      ...(userAgent ? { user_agent: userAgent } : {}),
      page_id: postedText(form, 'page_id') ?? '',
      finance,
      optIn: { text: forms.optInText, version: forms.optInVersion },
    },
    await contentKey(site.slug, values, about, context.get(nowContext)()),
    say,
  );
  try {
    const { category } = await sendCall(context.get(apiContext), sendEnquiry, { body: payload });
    return redirect(`${site.href(successRoute) ?? '/'}?${successQuery(category, vehicleSlug)}`);
  } catch (error) {
    const status = isApiError(error) ? error.status : 'NETWORK';
    const { fields, form: reason } = serverErrors(status, isApiError(error) ? error.body : undefined, say);
    return refuse(typeof status === 'number' && status < 500 ? status : 503, fields, reason);
  }
}

/** A posted value as text of bearable length. */
export function postedText(form: FormData, name: string): string | undefined {
  const value = form.get(name);
  return typeof value === 'string' && value !== '' ? value.slice(0, 300) : undefined;
}
