import { data, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import type { FormAnswer } from '@forecourt/action-form';
import { alertsRoute } from '@forecourt/contracts';
import type { CallInput } from '@forecourt/contracts/call';
import { enquiryWords } from '@forecourt/enquiry';
import { changeAlerts, confirmAlerts, stopAlerts } from '@forecourt/garage/domain';
import { apiContext, siteContext } from '@forecourt/runtime';
import { sectionOf } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { askAlerts } from '../api/askAlerts.js';
import { postAccount, posted, type Refused } from '../api/postAccount.js';
import { everyOf, FIELDS, type AlertValues } from '../rules/alertForm.js';
import { garageSection } from '../section.js';
import { garageWords } from '../words/garageWords.js';

/** A post that was refused: nothing that was typed is lost. */
export interface AlertsStep extends FormAnswer {
  readonly items?: Pick<AlertValues, 'vehicleIds' | 'searches'>;
}

/** What the forms of the page post, and the one of saved vehicles. */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const site = context.get(siteContext);
  const say = wordsOf(site, garageWords);
  const { alertsEvery } = sectionOf(site, garageSection);
  const query = new URL(request.url).searchParams;
  const form = await request.formData();
  const step = posted(form, 'step');
  const page = (parameters: Record<string, string>) =>
    redirectDocument(`${site.href(alertsRoute) ?? '/'}?${new URLSearchParams(parameters).toString()}`, 303);
  const refuse = ({ status, ...said }: Refused) => data<AlertsStep>({ step, ...said }, { status });
  const token = query.get('token') ?? '';
  const change = async (changes: Omit<CallInput<typeof changeAlerts>['body'], 'token'>) => {
    const outcome = await postAccount(api, changeAlerts, { body: { token, ...changes } }, say);
    return 'refused' in outcome ? refuse(outcome.refused) : page({ token, done: 'changed' });
  };

  switch (step) {
    case 'ask': {
      const refused = await askAlerts(api, form, alertsEvery, { say, general: wordsOf(site, enquiryWords) });
      if (!refused) return form.has(FIELDS.stays) ? data<AlertsStep>({ step, done: true }) : page({ done: 'sent' });
      const { status, values, errors, message } = refused;
      const { email, every, vehicleIds, searches } = values;
      const isExplained = Object.hasOwn(errors, 'email') || Object.hasOwn(errors, 'agreed');
      const answer: AlertsStep = {
        ...{ step, errors, items: { vehicleIds, searches } },
        values: { email, every, agreed: values.agreed ? 'on' : '' },
        ...(isExplained ? {} : { message }),
      };
      return data(answer, { status });
    }
    case 'confirm': {
      const body = { token: query.get('confirm') ?? '' };
      const outcome = await postAccount(api, confirmAlerts, { body }, say);
      return 'refused' in outcome ? refuse(outcome.refused) : page({ token: outcome.answer.token, done: 'confirmed' });
    }
    case 'change':
      return change({
        prices: form.get('tells_prices') !== null,
        matches: form.get('tells_matches') !== null,
        every: everyOf(form.get('every'), alertsEvery),
      });
    case 'remove-vehicle':
      return change({ remove_vehicle: posted(form, 'id') });
    case 'remove-search':
      return change({ remove_search: posted(form, 'id') });
    case 'stop': {
      const outcome = await postAccount(api, stopAlerts, { query: { token } }, say);
      return 'refused' in outcome ? refuse(outcome.refused) : page({ done: 'stopped' });
    }
    default:
      return refuse({ status: 422, errors: {}, message: say('unreadableForm') });
  }
}
