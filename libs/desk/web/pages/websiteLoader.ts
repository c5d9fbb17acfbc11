import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { readDeskSite, type DeskSiteAnswer } from '@forecourt/desk/domain';
import { readRefused, type RefusedFile } from '@forecourt/enquiry';
import { siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { askSigned, type DeskRefusal, type Signed } from '../api/askDesk.js';
import { partOf, partsIn, type WebsitePart } from '../rules/websiteSteps.js';
import { PART_TITLES } from '../rules/websiteWords.js';
import { deskWords } from '../words/deskWords.js';

export interface WebsiteData extends Signed {
  readonly title: string;
  readonly found: DeskSiteAnswer | undefined;
  readonly refused?: DeskRefusal;
  /** Subject of the page; none on the page that lists them. */
  readonly part?: WebsitePart | undefined;
  /** Number of the version that a form has published, by the address. */
  readonly done: string;
  /** Name of that form. */
  readonly form: string;
  /** Pictures that the service did not take, by the address. */
  readonly files: readonly RefusedFile[];
}

/** What the person may change of the website; a subject that the person may not change is refused with 404. */
export async function loader(args: LoaderFunctionArgs) {
  const say = wordsOf(args.context.get(siteContext), deskWords);
  const query = new URL(args.request.url).searchParams;
  const text = (key: string, most: number) => (query.get(key) ?? '').slice(0, most);
  const name = args.params['part'];
  const part = partOf(name);
  const title = say(part ? PART_TITLES[part] : 'website.title');
  const common = {
    title,
    part,
    done: text('done', 10),
    form: text('form', 200),
    files: readRefused(text('refused', 400)),
  };
  const [outcome, signed] = await askSigned(args, readDeskSite, {});
  const refuse = (refused: DeskRefusal) =>
    data({ ...common, ...signed, found: undefined, refused } satisfies WebsiteData, { status: refused.status });
  if ('refused' in outcome) return refuse(outcome.refused);
  const isThere = name === undefined || (part !== undefined && partsIn(outcome.answer).includes(part));
  if (!isThere) return refuse({ status: 404, message: say('website.noPart'), errors: {} });
  return { ...common, ...signed, found: outcome.answer } satisfies WebsiteData;
}
