import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import type { AccountAnswer, AccountShopper, CodeAnswer } from '@forecourt/contracts/api';
import { normaliseMobile, postedProof } from '@forecourt/enquiry';
import { apiContext, siteContext } from '@forecourt/runtime';
import { postAccount, posted } from '../api/postAccount.js';
import { needsPhone, signInAsked } from '../domain/signInAsked.js';

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
  const asked = signInAsked(url, context.get(siteContext));
  const form = await request.formData();
  const address = posted(form, 'address');
  const { shopper } = await api.request<AccountAnswer>('/api/account');
  const say = (step: SignInStep, status = 200) => data(step, { status });

  if (posted(form, 'step') === 'code') {
    const path = shopper ? '/api/account/address' : '/api/account/session';
    const outcome = await postAccount<AccountShopper>(api, path, { address, code: posted(form, 'code') });
    if ('refused' in outcome) {
      const { status, errors, message } = outcome.refused;
      return say({ step: 'code', address, ...byOf(form), errors, ...(errors['code'] ? {} : { message }) }, status);
    }
    return redirect(needsPhone(asked, outcome.answer) ? url.pathname + url.search : asked.redirect, 303);
  }

  if (shopper && needsPhone(asked, shopper) && normaliseMobile(address) === undefined)
    return say(
      { step: 'address', address, errors: { address: 'must be an Australian mobile number such as 0412 345 678.' } },
      422,
    );
  const path = shopper ? '/api/account/address-codes' : '/api/account/codes';
  const outcome = await postAccount<CodeAnswer>(api, path, { address, ...postedProof(form) });
  if ('answer' in outcome) return say({ step: 'code', ...outcome.answer, errors: {} });
  const { status, errors, message } = outcome.refused;
  // too soon for another code: the last one may still be good
  if (status === 429 && errors['address'])
    return say({ step: 'code', address, ...byOf(form), errors: {}, message }, status);
  return say({ step: 'address', address, errors, ...(errors['address'] ? {} : { message }) }, status);
}

const byOf = (form: FormData): Pick<SignInStep, 'by'> => {
  const by = posted(form, 'by');
  return by === 'mail' || by === 'sms' ? { by } : {};
};
