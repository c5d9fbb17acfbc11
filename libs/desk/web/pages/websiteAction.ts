import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { postedValues, type FormAnswer } from '@forecourt/action-form';
import { deskWebsitePartRoute } from '@forecourt/contracts';
import { changeDeskSite } from '@forecourt/desk/domain';
import { enquiryWords } from '@forecourt/enquiry';
import { siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { askDesk, posted, unreadForm } from '../api/askDesk.js';
import { arrangedBy, deedOf, orderOf, orderText, type OrderDeed } from '../rules/orderLists.js';
import { ORDER_FIELD, partOf, websiteStep } from '../rules/websiteSteps.js';
import { deskWords } from '../words/deskWords.js';

/** What a form of the website is answered that leads nowhere: refused, arranged, or with the address of a preview. */
export interface WebsiteAnswer extends FormAnswer {
  readonly preview?: { readonly address: string; readonly until: string };
  /** What a button of a list did, without script. Nothing is kept of it but the form's own values. */
  readonly arranged?: OrderDeed;
}

/** Arranges, shows or publishes what a form of the website holds. */
export async function action(args: ActionFunctionArgs) {
  const site = args.context.get(siteContext);
  const [say, sayField] = [wordsOf(site, deskWords), wordsOf(site, enquiryWords)];
  const form = await args.request.formData();
  const step = posted(form, 'step');
  const part = partOf(args.params['part']);
  const own = websiteStep(step, { say, sayField });
  if (!part || !own) return data<WebsiteAnswer>(unreadForm(args), { status: 422 });
  const values = postedValues(form, own.fields);
  const pressed = posted(form, 'deed');
  const arranged = deedOf(pressed);
  if (arranged) {
    const order = orderText(arrangedBy(orderOf(values[ORDER_FIELD] ?? ''), arranged));
    return data<WebsiteAnswer>({ step, arranged, values: { ...values, [ORDER_FIELD]: order } });
  }
  const errors = own.faults(values);
  if (Object.keys(errors).length > 0) return data<WebsiteAnswer>({ step, errors, values }, { status: 422 });
  const deed = pressed === 'preview' ? 'preview' : 'publish';
  const version = Number(posted(form, 'version'));
  const day = deed === 'preview' ? posted(form, 'day', 10) : '';
  const body = { version: Number.isSafeInteger(version) ? version : 0, deed, day, change: own.change(values) } as const;
  const outcome = await askDesk(args, changeDeskSite, { body });
  if ('refused' in outcome) {
    const { status, message, errors: refused } = outcome.refused;
    return data<WebsiteAnswer>({ step, message, errors: refused, values }, { status });
  }
  const { preview, version: published = 0 } = outcome.answer;
  if (preview) return data<WebsiteAnswer>({ step, preview, values });
  const query = new URLSearchParams({ done: String(published), form: step });
  return redirect(`${site.href(deskWebsitePartRoute, { part }) ?? '/'}?${query.toString()}`, 303);
}
