import { ENQUIRY_TOPICS, type EnquiryTopic } from '@forecourt/contracts';
import { CATEGORY, cleanText, dealershipOf, serviceDayFault, SUBCATEGORY, type EnquiryKind } from '@forecourt/enquiry';
import type { SiteSection } from '@forecourt/site-config';
import type { FormsConfig } from '../config.js';
import { extrasOf } from './extras.js';
import { enquiryOptions, type EnquiryOptions } from './enquiryOptions.js';
import { ruleOf, type EnquiryValues } from './enquiryValues.js';
import { fieldLabel } from './fieldLabels.js';
import type { EnquiryErrors } from './validateEnquiry.js';
import type { FormsSay } from './words.js';

/**
 * As what the form of a topic is stored; careers travel as general enquiries (B5.3), fleets have no category of their
 * own.
 */
const STORED: Readonly<Record<EnquiryTopic, EnquiryKind>> = {
  service: { category: CATEGORY.service, subcategory: SUBCATEGORY.serviceBooking },
  parts: { category: CATEGORY.parts, subcategory: SUBCATEGORY.partsRequest },
  fleet: { category: CATEGORY.general, subcategory: SUBCATEGORY.fleet },
  careers: { category: CATEGORY.careers },
};
export const topicKind = (topic: EnquiryTopic): EnquiryKind => STORED[topic];

/** The topic of a posted form; undefined for anything else. */
export const topicOf = (name: string | undefined): EnquiryTopic | undefined =>
  ENQUIRY_TOPICS.find((topic) => topic === name);

/** Departments that answer a topic: only places that have one can be chosen (LOC-06). */
const DEPARTMENT: Readonly<Partial<Record<EnquiryTopic, 'service' | 'parts'>>> = { service: 'service', parts: 'parts' };

/** Options of a topic's form in addition to its own fields: those of the contact page, without what the topic sets. */
export function topicOptions(
  topic: EnquiryTopic,
  forms: FormsConfig,
  site: Pick<SiteSection, 'locations' | 'dealerships'>,
): EnquiryOptions {
  const department = DEPARTMENT[topic];
  const fitting = site.locations.filter(({ types }) => department === undefined || types.includes(department));
  const locations = fitting.length > 0 ? fitting : site.locations;
  const [only] = locations.filter(({ visible }) => visible);
  // where one place answers, its dealership is known with it
  const known = locations.length === 1 && only ? dealershipOf({ location: only.slug }, site.locations) : undefined;
  const dealerships = site.dealerships.filter(({ slug }) => known === undefined || slug === known);
  const options = enquiryOptions(forms, { locations, dealerships }, 'general', STORED[topic]);
  const own = forms.topicForms[topic].fields.map(({ name }) => name);
  const fields = options.rules.fields.filter((field) => !own.some((name) => name === field));
  return { ...options, rules: { ...options.rules, fields } };
}

/** Faults of the fields that are a topic's own. `today` is the site's date, `yyyy-mm-dd`. */
export function topicErrors(
  topic: EnquiryTopic,
  values: EnquiryValues,
  { topicForms, serviceChoices, serviceExtras }: FormsConfig,
  today: string,
  say: FormsSay,
): EnquiryErrors {
  const errors: EnquiryErrors = {};
  for (const { name, isRequired } of topicForms[topic].fields) {
    const text = cleanText(ruleOf(name), values[name] ?? '');
    if (text === '' && isRequired) errors[name] = say('needed', { label: fieldLabel(name, say) });
    if (name === 'additional_services' && extrasOf(text).some((extra) => !serviceExtras.includes(extra)))
      errors.additional_services = say('unfit.extras');
    if (name === 'service_date' && text !== '' && serviceDayFault(text, today) === 'over')
      errors.service_date = say('unfit.dayOver');
    if (name === 'service_wanted' && text !== '' && !serviceChoices.includes(text))
      errors.service_wanted = say('unfit.serviceWanted');
  }
  return errors;
}
