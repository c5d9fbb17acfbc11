import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { deskLeadRoute } from '@forecourt/contracts';
import { siteContext } from '@forecourt/runtime';
import { askDesk, posted, unreadForm, type DeskRefusal } from '../api/askDesk.js';

/** What a form of a lead's page is answered that is refused: why, and what was typed. */
export interface LeadRefusal extends DeskRefusal {
  readonly typed?: { readonly act: string; readonly subject: string; readonly text: string };
}

/** More than the service takes, so that it refuses what is too long and nothing is cut off unseen. */
const LONGEST = 10_000;
const subject = (form: FormData) => posted(form, 'subject', LONGEST);
const text = (form: FormData) => posted(form, 'text', LONGEST);
const key = (form: FormData) => posted(form, 'key');

/** What each form sends to the service, whose path ends with the name of the act. */
const BODIES: ReadonlyMap<string, (form: FormData) => object> = new Map<string, (form: FormData) => object>([
  ['state', (form) => ({ state: posted(form, 'state') })],
  [
    'resend',
    (form) => {
      const target = posted(form, 'target');
      return { key: key(form), ...(target === '' ? {} : { target }) };
    },
  ],
  ['owner', (form) => ({ owner: posted(form, 'owner') })],
  ['call', (form) => ({ at: posted(form, 'at') })],
  ['notes', (form) => ({ key: key(form), text: text(form) })],
  ['reply', (form) => ({ key: key(form), subject: subject(form), text: text(form) })],
]);

/** What the forms of a lead's page post: each a change of its own, which leads back to the page. */
export async function action(args: ActionFunctionArgs) {
  const id = args.params['id'] ?? '';
  const form = await args.request.formData();
  const act = posted(form, 'act');
  const body = BODIES.get(act)?.(form);
  if (!body) return data(unreadForm(args), { status: 422 });
  const outcome = await askDesk(args, `/api/desk/leads/${encodeURIComponent(id)}/${act}`, body);
  if ('refused' in outcome) {
    const typed = { act, subject: subject(form), text: text(form) };
    return data({ ...outcome.refused, typed } satisfies LeadRefusal, { status: outcome.refused.status });
  }
  const page = args.context.get(siteContext).href(deskLeadRoute, { id }) ?? '/';
  return redirect(`${page}?done=${act}`, 303);
}
