import { data, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { postedValues, type FormAnswer, type FormField, type FormValues } from '@forecourt/action-form';
import { homeRoute, myGarageRoute } from '@forecourt/contracts';
import type { Call, CallInput } from '@forecourt/contracts/call';
import { enquiryWords, postedProof } from '@forecourt/enquiry';
import {
  changeAccountAlerts,
  changeAddress,
  changeProfile,
  deleteAccount,
  readAccount,
  readAccountAlerts,
  removeCar,
  requestAddressCode,
  signOut,
} from '@forecourt/garage/domain';
import { apiContext, siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { faultyForm, postAccount, posted, refusedForm } from '../api/postAccount.js';
import {
  addressFaults,
  codeFaults,
  codeFields,
  deleteFaults,
  deleteFields,
  nameFaults,
  nameFields,
  newAddressFields,
} from '../rules/accountForms.js';
import { consentFaults, everyOf } from '../rules/alertForm.js';
import { codeSent, codeTooSoon, keptBy } from '../rules/codeStep.js';
import { garageWords } from '../words/garageWords.js';

/** What the forms of the account's page post. */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const site = context.get(siteContext);
  const [say, general] = [wordsOf(site, garageWords), wordsOf(site, enquiryWords)];
  const form = await request.formData();
  const field = (name: string) => posted(form, name);
  const garage = site.href(myGarageRoute) ?? '/';
  const home = site.href(homeRoute) ?? '/';
  const step = field('step');
  const send = async <C extends Call>(
    call: C,
    input: CallInput<C>,
    next: string,
    { fields = [], values = {} }: { fields?: readonly FormField[]; values?: FormValues } = {},
  ) => {
    const outcome = await postAccount(api, call, input, say);
    return 'refused' in outcome ? refusedForm(step, outcome.refused, values, fields) : redirectDocument(next, 303);
  };

  switch (step) {
    case 'name': {
      const fields = nameFields(say);
      // not cut at its limit: what is too long is refused
      const values = { name: field('name') };
      const faulty = faultyForm(step, nameFaults(values, general), values);
      return faulty ?? send(changeProfile, { body: values }, `${garage}?done=name`, { fields, values });
    }
    case 'address': {
      const values = { address: field('address') };
      const faulty = faultyForm(step, addressFaults(values, { say, general }), values);
      if (faulty) return faulty;
      const body = { ...values, ...postedProof(form) };
      const outcome = await postAccount(api, requestAddressCode, { body }, say);
      if ('answer' in outcome) return data<FormAnswer>(codeSent(outcome.answer));
      const { refused } = outcome;
      // too soon for another one: the last one may still be good
      if (refused.status === 429)
        return data<FormAnswer>(codeTooSoon({ ...values, ...keptBy(field('by')) }, refused.message), { status: 429 });
      return refusedForm(step, refused, values, newAddressFields(say));
    }
    case 'code': {
      const fields = codeFields(say);
      const values = { address: field('address'), ...keptBy(field('by')) };
      const { code = '' } = postedValues(form, fields);
      const faulty = faultyForm(step, codeFaults({ code }, general), values);
      const body = { address: values.address, code };
      return faulty ?? send(changeAddress, { body }, `${garage}?done=address`, { fields, values });
    }
    case 'alerts': {
      const [prices, matches] = [form.get('tells_prices') !== null, form.get('tells_matches') !== null];
      const had = await postAccount(api, readAccountAlerts, {}, say);
      if ('refused' in had) return refusedForm(step, had.refused, {}, []);
      const wasOff = !had.answer.prices && !had.answer.matches;
      const isSwitchedOn = wasOff && (prices || matches);
      const values = { agreed: field('agreed'), every: field('every') };
      const faulty = isSwitchedOn ? faultyForm(step, consentFaults(values, say), values) : undefined;
      if (faulty) return faulty;
      const every = everyOf(form.get('every'), undefined);
      const body = { prices, matches, every, consent_version: field('consent_version') || undefined };
      return send(changeAccountAlerts, { body }, `${garage}?done=alerts`, { values });
    }
    case 'remove': {
      const known = await postAccount(api, readAccount, {}, say);
      if ('refused' in known) return refusedForm(step, known.refused, {}, []);
      const body = { phone_number: known.answer.shopper?.phone ?? '', car_id: field('car_id') };
      return send(removeCar, { body }, `${garage}?done=removed`);
    }
    case 'sign-out':
      return send(signOut, { body: {} }, home);
    case 'sign-out-everywhere':
      return send(signOut, { body: { everywhere: true } }, home);
    case 'delete': {
      const faulty = faultyForm(step, deleteFaults(postedValues(form, deleteFields(say)), say), {});
      return faulty ?? send(deleteAccount, { body: { confirm: true } }, home);
    }
    default:
      return data<FormAnswer>({ step: '', message: say('unreadableForm') }, { status: 422 });
  }
}
