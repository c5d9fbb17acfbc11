import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { deskLeadRoute } from '@forecourt/contracts';
import { siteContext } from '@forecourt/runtime';
import { askDesk, posted, UNREAD } from '../api/askDesk.js';

/** What the forms of a lead's page post: another state, or another try. */
export async function action(args: ActionFunctionArgs) {
  const id = args.params['id'] ?? '';
  const form = await args.request.formData();
  const act = posted(form, 'act');
  const target = posted(form, 'target');
  const body =
    act === 'state'
      ? { state: posted(form, 'state') }
      : act === 'resend'
        ? { key: posted(form, 'key'), ...(target === '' ? {} : { target }) }
        : undefined;
  if (!body) return data(UNREAD, { status: UNREAD.status });
  const outcome = await askDesk(args, `/api/desk/leads/${encodeURIComponent(id)}/${act}`, body);
  if ('refused' in outcome) return data(outcome.refused, { status: outcome.refused.status });
  const page = args.context.get(siteContext).href(deskLeadRoute, { id }) ?? '/';
  return redirect(`${page}?done=${act}`, 303);
}
