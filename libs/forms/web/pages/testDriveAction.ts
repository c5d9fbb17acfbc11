import type { ActionFunctionArgs } from 'react-router-dom';
import { nowContext, siteContext } from '@forecourt/runtime';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { appointmentErrors } from '../rules/appointments.js';
import { valuesFromForm } from '../rules/enquiryValues.js';
import { placeTimes, TEST_DRIVE, testDriveOptions, timesAt } from '../rules/testDrive.js';
import { validateEnquiry } from '../rules/validateEnquiry.js';
import { formsOf } from '../rules/formsOf.js';
import { takePosted } from './takePosted.js';
import { formsWords } from '../words/formsWords.js';

/** Takes a test drive without a certain vehicle; a refused one renders again here. */
export async function action(args: ActionFunctionArgs) {
  const site = args.context.get(siteContext);
  const say = wordsOf(site, formsWords);
  const dealer = sectionOf(site, siteSection);
  const form = await args.request.formData();
  const { rules, preset } = testDriveOptions(formsOf(site), dealer);
  const values = { ...preset, ...valuesFromForm(form) };
  const { days } = timesAt(placeTimes(dealer, args.context.get(nowContext)()), values.location);
  const { category, subcategory } = TEST_DRIVE;
  return takePosted(args, {
    form,
    values,
    errors: { ...validateEnquiry(values, rules, say), ...appointmentErrors(values, days, say) },
    fields: [...rules.fields, 'vehicle_wanted', 'preferred_date', 'preferred_time'],
    origin: { category, subcategory },
  });
}
