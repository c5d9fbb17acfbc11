import type { ActionFunctionArgs } from 'react-router-dom';
import { isVehicleRequest } from '@forecourt/contracts';
import { apiContext, siteContext } from '@forecourt/runtime';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { appointmentErrors } from '../rules/appointments.js';
import { valuesFromForm } from '../rules/enquiryValues.js';
import { validateEnquiry } from '../rules/validateEnquiry.js';
import { requestOptions, storedAs } from '../rules/vehicleRequests.js';
import { formsOf } from '../rules/formsOf.js';
import { askedOf } from './financeRequestLoader.js';
import { postedText, takePosted } from './takePosted.js';
import { isPostedContext, readTimes } from './vehicleRequestLoader.js';
import { formsWords } from '../words/formsWords.js';

/** Takes a form of the vehicle's page. The address names the vehicle and the form. */
export async function action(args: ActionFunctionArgs) {
  const { slug = '', form: request } = args.params;
  if (!isVehicleRequest(request)) return new Response(null, { status: 404 });
  const site = args.context.get(siteContext);
  const say = wordsOf(site, formsWords);
  args.context.set(isPostedContext, true);
  const forms = formsOf(site);
  const posted = await args.request.formData();
  const options = requestOptions(request, forms, sectionOf(site, siteSection));
  const values = { ...options.preset, ...valuesFromForm(posted) };
  const times =
    values.preferred_date || values.preferred_time ? await readTimes(args.context.get(apiContext), slug) : undefined;
  return takePosted(args, {
    form: posted,
    values,
    errors: { ...validateEnquiry(values, options.rules, say), ...appointmentErrors(values, times?.days, say) },
    fields: [...options.rules.fields, 'distribution_location', 'preferred_date', 'preferred_time'],
    origin: {
      ...storedAs(request, postedText(posted, 'subcategory')),
      // the vehicle's enquiry may leave that to the shopper
      ...(request === 'enquiry' && forms.vehicleEnquiryFields.includes('category') && values.category
        ? { category: values.category }
        : {}),
      ...(request === 'finance' ? { linked_query_params: askedOf(args.request.url) } : {}),
      hiddenText: forms.vehicleForms[request].hiddenText,
      vehicle_slug: slug,
    },
  });
}
