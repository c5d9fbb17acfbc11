import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { successRoute } from '@forecourt/contracts';
import { sectionOf } from '@forecourt/composition';
import { apiContext, isApiError, nowContext, siteContext } from '@forecourt/runtime';
import type { SiteSection } from '@forecourt/site-config';
import type { EnquiryAnswer } from '../api/formsApi.js';
import type { FormsConfig } from '../config.js';
import { enquiryOptions } from '../domain/enquiryOptions.js';
import { contentKey, enquiryPayload } from '../domain/enquiryPayload.js';
import { valuesFromForm, type EnquiryValues } from '../domain/enquiryValues.js';
import { serverErrors } from '../domain/serverErrors.js';
import { validateEnquiry, type EnquiryErrors } from '../domain/validateEnquiry.js';

/** What a refused form is drawn again with: nothing that was typed is lost. */
export interface EnquiryRefusal {
  values: EnquiryValues;
  errors: EnquiryErrors;
  formError?: string;
  vehicleSlug?: string;
  subcategory?: string;
}

/** Takes a form that was posted without JavaScript (FORM-13). */
export async function action({ request, context }: ActionFunctionArgs) {
  const site = context.get(siteContext);
  const forms = sectionOf<FormsConfig>(site, 'forms');
  const form = await request.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' && value !== '' ? value.slice(0, 300) : undefined;
  };
  const vehicleSlug = text('vehicle_slug');
  const subcategory = text('subcategory');
  const options = enquiryOptions(forms, sectionOf<SiteSection>(site, 'site'), vehicleSlug ? 'vehicle' : 'general');
  const values = { ...options.preset, ...valuesFromForm(form) };
  const refuse = (status: number, errors: EnquiryErrors, formError?: string) =>
    data(
      {
        values,
        errors,
        ...(formError ? { formError } : {}),
        ...(vehicleSlug ? { vehicleSlug } : {}),
        ...(subcategory ? { subcategory } : {}),
      } satisfies EnquiryRefusal,
      { status },
    );

  const errors = validateEnquiry(values, options.rules);
  if (Object.keys(errors).length > 0) return refuse(422, errors);
  const userAgent = request.headers.get('user-agent');
  const payload = enquiryPayload(
    values,
    {
      url: request.headers.get('referer') ?? request.url,
      ...(userAgent ? { user_agent: userAgent.slice(0, 300) } : {}),
      ...(vehicleSlug ? { vehicle_slug: vehicleSlug } : {}),
      ...(subcategory ? { subcategory } : {}),
      optIn: { text: forms.optInText, version: forms.optInVersion },
    },
    await contentKey(site.slug, values, vehicleSlug, context.get(nowContext)()),
  );
  try {
    const answer = await context
      .get(apiContext)
      .request<EnquiryAnswer>('/api/enquiries', { method: 'POST', body: payload });
    const query = new URLSearchParams({ category: answer.category, ...(vehicleSlug ? { vehicle: vehicleSlug } : {}) });
    return redirect(`${site.href(successRoute) ?? '/'}?${query}`);
  } catch (error) {
    const status = isApiError(error) ? error.status : 'NETWORK';
    const { fields, form: formError } = serverErrors(status, isApiError(error) ? error.body : undefined);
    return refuse(typeof status === 'number' && status < 500 ? status : 503, fields, formError);
  }
}
