import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { normaliseMobile, postedProof } from '@forecourt/enquiry';
import { changeAddress, readAccount, requestAddressCode, requestCode, signIn } from '@forecourt/garage/domain';
import { apiContext, sendCall, siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { postAccount, posted } from '../api/postAccount.js';
import { needsPhone, signInReason } from '../rules/signInReason.js';
import { garageWords } from '../words/garageWords.js';

/** What a post of the sign-in is answered with: the same step with its faults, or the next one. */
export interface SignInStep {
  readonly step: 'address' | 'code';
  /** As it was typed, or as the service writes it. */
  readonly address: string;
  readonly by?: 'mail' | 'sms';
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly message?: string;
}

/** The two posted steps: an address that a code is sent to, and the code. */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const url = new URL(request.url);
  const site = context.get(siteContext);
  const say = wordsOf(site, garageWords);
  const reason = signInReason(url, site);
  const form = await request.formData();
  const address = posted(form, 'address');
  const { shopper } = await sendCall(api, readAccount, {});
  const answer = (step: SignInStep, status = 200) => data(step, { status });

  if (posted(form, 'step') === 'code') {
    const body = { address, code: posted(form, 'code') };
    const outcome = await postAccount(api, shopper ? changeAddress : signIn, { body }, say);
    if ('refused' in outcome) {
      const { status, errors, message } = outcome.refused;
      return answer({ step: 'code', address, ...byOf(form), errors, ...(errors['code'] ? {} : { message }) }, status);
    }
    return redirect(needsPhone(reason, outcome.answer) ? url.pathname + url.search : reason.redirect, 303);
  }

  if (shopper && needsPhone(reason, shopper) && normaliseMobile(address) === undefined)
    return answer({ step: 'address', address, errors: { address: say('signIn.notMobile') } }, 422);
  const body = { address, ...postedProof(form) };
  const outcome = await postAccount(api, shopper ? requestAddressCode : requestCode, { body }, say);
  if ('answer' in outcome) return answer({ step: 'code', ...outcome.answer, errors: {} });
  const { status, errors, message } = outcome.refused;
  // too soon for another code: the last one may still be good
  if (status === 429 && errors['address'])
    return answer({ step: 'code', address, ...byOf(form), errors: {}, message }, status);
  return answer({ step: 'address', address, errors, ...(errors['address'] ? {} : { message }) }, status);
}

const byOf = (form: FormData): Pick<SignInStep, 'by'> => {
  const by = posted(form, 'by');
  return by === 'mail' || by === 'sms' ? { by } : {};
};
