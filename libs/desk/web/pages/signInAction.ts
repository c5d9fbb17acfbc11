import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { deskSignInRoute } from '@forecourt/contracts';
import { leaveDesk, openDesk, requestDeskCode } from '@forecourt/desk/domain';
import { postedProof } from '@forecourt/enquiry';
import { siteContext } from '@forecourt/runtime';
import { askDesk, deskPath, posted } from '../api/askDesk.js';

/** What a post of the sign-in is answered with: the same step with its faults, or the next one. */
export interface DeskSignInStep {
  readonly step: 'address' | 'code';
  readonly address: string;
  readonly errors: Readonly<Partial<Record<string, string>>>;
  readonly message?: string;
}

/** The posted steps: an address that a code is sent to, the code, and the way out. */
export async function action(args: ActionFunctionArgs) {
  const site = args.context.get(siteContext);
  const form = await args.request.formData();
  const step = posted(form, 'step');
  const address = posted(form, 'address');
  const say = (said: DeskSignInStep, status = 200) => data(said, { status });

  if (step === 'sign-out') {
    const outcome = await askDesk(args, leaveDesk, { body: {} });
    if ('answer' in outcome) return redirect(site.href(deskSignInRoute) ?? '/', 303);
    const { status, message, errors } = outcome.refused;
    return say({ step: 'address', address: '', errors, message }, status);
  }
  if (step === 'code') {
    const outcome = await askDesk(args, openDesk, { body: { address, code: posted(form, 'code') } });
    if ('answer' in outcome)
      return redirect(deskPath(site, new URL(args.request.url).searchParams.get('redirect')), 303);
    const { status, errors, message } = outcome.refused;
    return say({ step: 'code', address, errors, ...(errors['code'] ? {} : { message }) }, status);
  }
  const outcome = await askDesk(args, requestDeskCode, { body: { address, ...postedProof(form) } });
  if ('answer' in outcome) return say({ step: 'code', address: outcome.answer.address, errors: {} });
  const { status, errors, message } = outcome.refused;
  // too soon for another code: the last one may still be good
  if (status === 429 && errors['address']) return say({ step: 'code', address, errors: {}, message }, status);
  return say({ step: 'address', address, errors, ...(errors['address'] ? {} : { message }) }, status);
}
