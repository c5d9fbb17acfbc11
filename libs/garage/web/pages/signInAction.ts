import { data, redirectDocument, type ActionFunctionArgs } from 'react-router-dom';
import { postedValues, type FormAnswer } from '@forecourt/action-form';
import { enquiryWords, postedProof } from '@forecourt/enquiry';
import { changeAddress, readAccount, requestAddressCode, requestCode, signIn } from '@forecourt/garage/domain';
import { apiContext, siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { faultyForm, postAccount, posted, refusedForm } from '../api/postAccount.js';
import { addressFaults, codeFaults, codeFields, signInFields } from '../rules/accountForms.js';
import { codeSent, codeTooSoon, keptBy } from '../rules/codeStep.js';
import { needsPhone, signInReason } from '../rules/signInReason.js';
import { garageWords } from '../words/garageWords.js';

/** The two posted steps: an address that a code is sent to, and the code. */
export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext);
  const url = new URL(request.url);
  const site = context.get(siteContext);
  const [say, general] = [wordsOf(site, garageWords), wordsOf(site, enquiryWords)];
  const reason = signInReason(url, site);
  const form = await request.formData();
  const address = posted(form, 'address');
  const known = await postAccount(api, readAccount, {}, say);
  const kept = { address, ...keptBy(posted(form, 'by')) };

  if (posted(form, 'step') === 'code') {
    const fields = codeFields(say);
    if ('refused' in known) return refusedForm('code', known.refused, kept, fields);
    const { code = '' } = postedValues(form, fields);
    const faulty = faultyForm('code', codeFaults({ code }, general), kept);
    if (faulty) return faulty;
    const outcome = await postAccount(
      api,
      known.answer.shopper ? changeAddress : signIn,
      { body: { address, code } },
      say,
    );
    if ('refused' in outcome) return refusedForm('code', outcome.refused, kept, fields);
    return redirectDocument(needsPhone(reason, outcome.answer) ? url.pathname + url.search : reason.redirect, 303);
  }

  if ('refused' in known) return refusedForm('address', known.refused, { address }, []);
  const { shopper } = known.answer;
  const asksPhone = shopper !== null && needsPhone(reason, shopper);
  const faulty = faultyForm('address', addressFaults({ address }, { say, general }, asksPhone), { address });
  if (faulty) return faulty;
  const body = { address, ...postedProof(form) };
  const outcome = await postAccount(api, shopper ? requestAddressCode : requestCode, { body }, say);
  if ('answer' in outcome) return data<FormAnswer>(codeSent(outcome.answer));
  const { refused } = outcome;
  // too soon for another code: the last one may still be good
  if (refused.status === 429 && refused.errors['address'])
    return data<FormAnswer>(codeTooSoon(kept, refused.message), { status: refused.status });
  return refusedForm('address', refused, { address }, signInFields(say, asksPhone));
}
