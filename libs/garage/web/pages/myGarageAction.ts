import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { homeRoute, myGarageRoute } from '@forecourt/contracts';
import type { Call, CallInput } from '@forecourt/contracts/call';
import { postedProof } from '@forecourt/enquiry';
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
import { apiContext, sendCall, siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { postAccount, posted } from '../api/postAccount.js';
import { everyOf } from '../rules/alertForm.js';
import { garageWords } from '../words/garageWords.js';

/** The answer to a post that was refused, or that needs a code next. */
export interface MyGarageStep {
  /** Form that it is about. */
  readonly step: string;
  readonly values: Readonly<Partial<Record<string, string>>>;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly message?: string;
  readonly by?: 'mail' | 'sms';
}

/** What the forms of the account's page post. */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const site = context.get(siteContext);
  const say = wordsOf(site, garageWords);
  const form = await request.formData();
  const field = (name: string) => posted(form, name);
  const garage = site.href(myGarageRoute) ?? '/';
  const home = site.href(homeRoute) ?? '/';
  const step = field('step');
  const refuse = (
    at: string,
    { status, errors, message }: { status: number; errors: MyGarageStep['errors']; message: string },
    by?: 'mail' | 'sms',
  ) =>
    data(
      {
        step: at,
        values: { name: field('name'), address: field('address') },
        errors,
        message,
        ...(by ? { by } : {}),
      } satisfies MyGarageStep,
      { status },
    );
  const send = async <C extends Call>(call: C, input: CallInput<C>, next: string) => {
    const outcome = await postAccount(api, call, input, say);
    return 'refused' in outcome ? refuse(step, outcome.refused) : redirect(next, 303);
  };

  switch (step) {
    case 'name':
      return send(changeProfile, { body: { name: field('name') } }, `${garage}?done=name`);
    case 'address': {
      const body = { address: field('address'), ...postedProof(form) };
      const outcome = await postAccount(api, requestAddressCode, { body }, say);
      if ('answer' in outcome) {
        const { address, by } = outcome.answer;
        return data({ step: 'code', values: { address }, errors: {}, by } satisfies MyGarageStep);
      }
      // too soon for another one: the last one may still be good
      return refuse(outcome.refused.status === 429 ? 'code' : 'address', outcome.refused);
    }
    case 'code':
      return send(
        changeAddress,
        { body: { address: field('address'), code: field('code') } },
        `${garage}?done=address`,
      );
    case 'alerts': {
      const [prices, matches] = [form.get('tells_prices') !== null, form.get('tells_matches') !== null];
      const isTicked = form.get('agreed') !== null;
      const { prices: hadPrices, matches: hadMatches } = await sendCall(api, readAccountAlerts, {});
      const wasOff = !hadPrices && !hadMatches;
      if (wasOff && (prices || matches) && !isTicked)
        return refuse(step, { status: 422, errors: { agreed: say('consentNeeded') }, message: '' });
      const every = everyOf(form.get('every'), undefined);
      const body = { prices, matches, every, consent_version: field('consent_version') || undefined };
      return send(changeAccountAlerts, { body }, `${garage}?done=alerts`);
    }
    case 'remove': {
      const { shopper } = await sendCall(api, readAccount, {});
      const body = { phone_number: shopper?.phone ?? '', car_id: field('car_id') };
      return send(removeCar, { body }, `${garage}?done=removed`);
    }
    case 'sign-out':
      return send(signOut, { body: {} }, home);
    case 'sign-out-everywhere':
      return send(signOut, { body: { everywhere: true } }, home);
    case 'delete':
      if (form.get('confirm') === null)
        return refuse(step, { status: 422, errors: { confirm: say('profile.deleteNeedsTick') }, message: '' });
      return send(deleteAccount, { body: { confirm: true } }, home);
    default:
      return refuse('', { status: 422, errors: {}, message: say('unreadableForm') });
  }
}
