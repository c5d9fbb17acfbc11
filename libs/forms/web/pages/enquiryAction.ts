import type { ActionFunctionArgs } from 'react-router-dom';
import { nowContext, siteContext } from '@forecourt/runtime';
import { localTime, sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { enquiryOptions } from '../rules/enquiryOptions.js';
import { valuesFromForm } from '../rules/enquiryValues.js';
import { ownEnquiry } from '../rules/ownEnquiry.js';
import { topicErrors, topicKind, topicOf, topicOptions } from '../rules/topics.js';
import { validateEnquiry } from '../rules/validateEnquiry.js';
import { formsOf } from '../rules/formsOf.js';
import { postedText, takePosted } from './takePosted.js';
import { formsWords } from '../words/formsWords.js';

/** Takes an enquiry of the contact page, an offer, a place or a topic (FORM-13). */
export async function action(args: ActionFunctionArgs) {
  const site = args.context.get(siteContext);
  const say = wordsOf(site, formsWords);
  const form = await args.request.formData();
  const vehicleSlug = postedText(form, 'vehicle_slug');
  const subcategory = postedText(form, 'subcategory');
  const forms = formsOf(site);
  const dealer = sectionOf(site, siteSection);
  const topic = topicOf(postedText(form, 'topic'));
  if (topic !== undefined) {
    const { rules, preset } = topicOptions(topic, forms, dealer);
    const values = { ...preset, ...valuesFromForm(form) };
    const today = localTime(args.context.get(nowContext)(), dealer.timeZone).date;
    const errors = { ...validateEnquiry(values, rules, say), ...topicErrors(topic, values, forms, today, say) };
    const { category, subcategory: own } = topicKind(topic);
    return takePosted(args, {
      form,
      values,
      errors,
      topic,
      fields: [...rules.fields, ...forms.topicForms[topic].fields.map(({ name }) => name)],
      origin: { category, ...(own ? { subcategory: own } : {}) },
    });
  }
  const typed = valuesFromForm(form);
  const own = ownEnquiry(typed.category, subcategory);
  const options = enquiryOptions(forms, dealer, vehicleSlug ? 'vehicle' : 'general', own);
  const values = { ...options.preset, ...typed };
  return takePosted(args, {
    form,
    values,
    errors: validateEnquiry(values, options.rules, say),
    fields: options.rules.fields,
    origin: { ...(vehicleSlug ? { vehicle_slug: vehicleSlug } : {}), ...(subcategory ? { subcategory } : {}) },
  });
}
