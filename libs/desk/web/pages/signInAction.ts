import { data, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { postedValues, type FormAnswer } from '@forecourt/action-form';
import { deskSignInRoute } from '@forecourt/contracts';
import { leaveDesk, openDesk, requestDeskCode } from '@forecourt/desk/domain';
import { enquiryWords, postedProof } from '@forecourt/enquiry';
import { siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { askDesk, deskPath, posted, type DeskRefusal } from '../api/askDesk.js';
import { signInFaults, signInFields, type DeskSignInStep } from '../rules/signInForms.js';
import { deskWords } from '../words/deskWords.js';

/** The posted steps: an address that a code is sent to, the code, and the way out. */
export async function action(args: ActionFunctionArgs) {
  const site = args.context.get(siteContext);
  const form = await args.request.formData();
  const name = posted(form, 'step');
  const address = posted(form, 'address');
  const kept = { address };
  const say = (answer: FormAnswer, status = 200) => data<FormAnswer>({ values: kept, ...answer }, { status });
  const refuse = (step: DeskSignInStep, { status, errors, message }: DeskRefusal) =>
    say({ step, errors, ...(errors[step] ? {} : { message }) }, status);

  if (name === 'sign-out') {
    const outcome = await askDesk(args, leaveDesk, { body: {} });
    if ('answer' in outcome) return redirectDocument(site.href(deskSignInRoute) ?? '/', 303);
    return refuse('address', outcome.refused);
  }
  const step: DeskSignInStep = name === 'code' ? 'code' : 'address';
  const values = postedValues(form, signInFields(step, wordsOf(site, deskWords)));
  const errors = signInFaults(step, values, wordsOf(site, enquiryWords));
  if (Object.keys(errors).length > 0) return say({ step, errors }, 422);
  if (step === 'code') {
    const outcome = await askDesk(args, openDesk, { body: { address, code: values['code'] ?? '' } });
    if ('answer' in outcome)
      return redirectDocument(deskPath(site, new URL(args.request.url).searchParams.get('redirect')), 303);
    return refuse('code', outcome.refused);
  }
  const outcome = await askDesk(args, requestDeskCode, { body: { address, ...postedProof(form) } });
  if ('answer' in outcome) return say({ step: 'code', done: true, values: { address: outcome.answer.address } });
  const { status, message } = outcome.refused;
  // too soon for another code: the last one may still be good
  if (status === 429 && outcome.refused.errors['address']) return say({ step: 'code', done: true, message }, status);
  return refuse('address', outcome.refused);
}
