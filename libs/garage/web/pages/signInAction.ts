import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import type { AccountAnswer, AccountShopper, CodeAnswer } from '@forecourt/contracts/api';
import { normaliseMobile, postedProof } from '@forecourt/enquiry';
import { apiContext, siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { postAccount, posted } from '../api/postAccount.js';
import { needsPhone, signInAsked } from '../domain/signInAsked.js';
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
  const asked = signInAsked(url, site);
  const form = await request.formData();
  const address = posted(form, 'address');
  const { shopper } = await api.request<AccountAnswer>('/api/account');
  const answer = (step: SignInStep, status = 200) => data(step, { status });

  if (posted(form, 'step') === 'code') {
    const path = shopper ? '/api/account/address' : '/api/account/session';
    const typed = { address, code: posted(form, 'code') };
    const outcome = await postAccount<AccountShopper>(api, path, typed, say);
    if ('refused' in outcome) {
      const { status, errors, message } = outcome.refused;
      return answer({ step: 'code', address, ...byOf(form), errors, ...(errors['code'] ? {} : { message }) }, status);
    }
    return redirect(needsPhone(asked, outcome.answer) ? url.pathname + url.search : asked.redirect, 303);
  }

  if (shopper && needsPhone(asked, shopper) && normaliseMobile(address) === undefined)
    return answer({ step: 'address', address, errors: { address: say('signIn.notMobile') } }, 422);
  const path = shopper ? '/api/account/address-codes' : '/api/account/codes';
  const outcome = await postAccount<CodeAnswer>(api, path, { address, ...postedProof(form) }, say);
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
