import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { postedValues, type FormAnswer } from '@forecourt/action-form';
import { deskLeadRoute } from '@forecourt/contracts';
import {
  addDeskNote,
  replyToDeskLead,
  resendDeskLead,
  setDeskCall,
  setDeskOwner,
  setDeskState,
  type DeskLeadAnswer,
  type DeskState,
} from '@forecourt/desk/domain';
import { enquiryWords } from '@forecourt/enquiry';
import { siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { askDesk, posted, unreadForm, type DeskOutcome, type DeskRefusal } from '../api/askDesk.js';
import { leadFieldNames, leadFormFaults } from '../rules/leadForms.js';

/** What a form of a lead's page is answered that is refused: which one, why, and what was typed. */
export type LeadRefusal = FormAnswer & Pick<DeskRefusal, 'errors'>;

/** More than the service takes, so that it refuses what is too long and nothing is cut off unseen. */
const LONGEST = 10_000;
const subject = (form: FormData) => posted(form, 'subject', LONGEST);
const text = (form: FormData) => posted(form, 'text', LONGEST);
const key = (form: FormData) => posted(form, 'key');

interface Posted {
  readonly args: ActionFunctionArgs;
  readonly params: { readonly id: string };
  readonly form: FormData;
}
type Send = (posted: Posted) => Promise<DeskOutcome<DeskLeadAnswer>>;

/** What each form sends to the service, by its act. */
const SENDS: ReadonlyMap<string, Send> = new Map<string, Send>([
  [
    'state',
    // a form may post another text: the service refuses it, and the page shows what it says
    ({ args, params, form }) =>
      askDesk(args, setDeskState, { params, body: { state: posted(form, 'state') as DeskState } }),
  ],
  [
    'resend',
    ({ args, params, form }) => {
      const target = posted(form, 'target');
      return askDesk(args, resendDeskLead, {
        params,
        body: { key: key(form), ...(target === '' ? {} : { target }) },
      });
    },
  ],
  [
    'owner',
    ({ args, params, form }) => askDesk(args, setDeskOwner, { params, body: { owner: posted(form, 'owner') } }),
  ],
  ['call', ({ args, params, form }) => askDesk(args, setDeskCall, { params, body: { at: posted(form, 'at') } })],
  ['no-call', ({ args, params }) => askDesk(args, setDeskCall, { params, body: { at: '' } })],
  [
    'notes',
    ({ args, params, form }) => askDesk(args, addDeskNote, { params, body: { key: key(form), text: text(form) } }),
  ],
  [
    'reply',
    ({ args, params, form }) =>
      askDesk(args, replyToDeskLead, {
        params,
        body: { key: key(form), subject: subject(form), text: text(form) },
      }),
  ],
]);

/** What the forms of a lead's page post: each a change of its own, which leads back to the page. */
export async function action(args: ActionFunctionArgs) {
  const id = args.params['id'] ?? '';
  const form = await args.request.formData();
  const act = posted(form, 'act');
  const send = SENDS.get(act);
  if (!send) return data<LeadRefusal>(unreadForm(args), { status: 422 });
  const site = args.context.get(siteContext);
  const fields = (leadFieldNames(act) ?? []).map((name) => ({ name, maxLength: LONGEST }));
  const values = postedValues(form, fields);
  const refuse = ({ status, message, errors }: Omit<DeskRefusal, 'message'> & { message?: string }) =>
    data<LeadRefusal>({ step: act, message, errors, values }, { status });
  const errors = leadFormFaults(act, values, wordsOf(site, enquiryWords));
  if (Object.keys(errors).length > 0) return refuse({ status: 422, errors });
  const outcome = await send({ args, params: { id }, form });
  if ('refused' in outcome) return refuse(outcome.refused);
  const page = site.href(deskLeadRoute, { id }) ?? '/';
  return redirect(`${page}?done=${act}`, 303);
}
