import { data, redirect, type ActionFunctionArgs } from 'react-router-dom';
import { postedValues, type FormAnswer, type FormFaults, type FormValues } from '@forecourt/action-form';
import { deskWebsiteRoute } from '@forecourt/contracts';
import { changeDeskSite, type DeskSiteChange } from '@forecourt/desk/domain';
import { enquiryWords } from '@forecourt/enquiry';
import { siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { askDesk, posted, unreadForm } from '../api/askDesk.js';
import {
  announcementFaults,
  announcementFields,
  hoursFaults,
  hoursFields,
  typedAnnouncement,
  typedHours,
} from '../rules/websiteForms.js';
import { deskWords } from '../words/deskWords.js';

/** What a form of the website is answered that leads nowhere: refused, or with the address of a preview. */
export interface WebsiteAnswer extends FormAnswer {
  readonly preview?: { readonly address: string; readonly until: string };
}

/** Shows or publishes what a form of the website holds. */
export async function action(args: ActionFunctionArgs) {
  const site = args.context.get(siteContext);
  const [say, sayField] = [wordsOf(site, deskWords), wordsOf(site, enquiryWords)];
  const form = await args.request.formData();
  const step = posted(form, 'step');
  const [kind, about = ''] = step.split(/:(.*)/s);
  let read: { values: FormValues; errors: FormFaults; change: () => DeskSiteChange };
  if (kind === 'hours') {
    const values = postedValues(form, hoursFields(say));
    read = {
      ...{ values, errors: hoursFaults(values, say) },
      change: () => ({ kind: 'hours', place: about, ...typedHours(values, say) }),
    };
  } else if (kind === 'announcement' && /^\d$/.test(about)) {
    const values = postedValues(form, announcementFields(say));
    read = {
      ...{ values, errors: announcementFaults(values, say, sayField) },
      change: () => ({ kind: 'announcement', index: Number(about), announcement: typedAnnouncement(values) }),
    };
  } else return data<WebsiteAnswer>(unreadForm(args), { status: 422 });
  const { values, errors, change } = read;
  if (Object.keys(errors).length > 0) return data<WebsiteAnswer>({ step, errors, values }, { status: 422 });
  const deed = posted(form, 'deed') === 'preview' ? 'preview' : 'publish';
  const version = Number(posted(form, 'version'));
  const day = deed === 'preview' ? posted(form, 'day', 10) : '';
  const body = { version: Number.isSafeInteger(version) ? version : 0, deed, day, change: change() } as const;
  const outcome = await askDesk(args, changeDeskSite, { body });
  if ('refused' in outcome) {
    const { status, message, errors: refused } = outcome.refused;
    return data<WebsiteAnswer>({ step, message, errors: refused, values }, { status });
  }
  const { preview, version: published = 0 } = outcome.answer;
  if (preview) return data<WebsiteAnswer>({ step, preview, values });
  return redirect(`${site.href(deskWebsiteRoute) ?? '/'}?done=${published}`, 303);
}
