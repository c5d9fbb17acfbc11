import type { ActionFunctionArgs } from 'react-router-dom';
import { siteContext } from '@forecourt/runtime';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { valuesFromForm } from '../rules/enquiryValues.js';
import { validateEnquiry } from '../rules/validateEnquiry.js';
import { requestOptions, storedAs } from '../rules/vehicleRequests.js';
import { formsOf } from '../rules/formsOf.js';
import { askedOf } from './financeRequestLoader.js';
import { takePosted } from './takePosted.js';
import { formsWords } from '../words/formsWords.js';

/** Takes the finance page's enquiry, by the rules of the form that posts it. */
export async function action(args: ActionFunctionArgs) {
  const site = args.context.get(siteContext);
  const forms = formsOf(site);
  const form = await args.request.formData();
  const { rules, preset } = requestOptions('finance', forms, sectionOf(site, siteSection), false);
  const values = { ...preset, ...valuesFromForm(form) };
  return takePosted(args, {
    form,
    values,
    errors: validateEnquiry(values, rules, wordsOf(site, formsWords)),
    fields: rules.fields,
    origin: {
      ...storedAs('finance', undefined),
      hiddenText: forms.vehicleForms.finance.hiddenText,
      linked_query_params: askedOf(args.request.url),
    },
  });
}
