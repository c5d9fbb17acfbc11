import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { readDeskSite, type DeskSiteAnswer } from '@forecourt/desk/domain';
import { siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { askSigned, type DeskRefusal, type Signed } from '../api/askDesk.js';
import { deskWords } from '../words/deskWords.js';

export interface WebsiteData extends Signed {
  readonly title: string;
  readonly found: DeskSiteAnswer | undefined;
  readonly refused?: DeskRefusal;
  /** Number of the version that a form has published, by the address. */
  readonly done: string;
}

/** What the person may change of the website. */
export async function loader(args: LoaderFunctionArgs) {
  const done = (new URL(args.request.url).searchParams.get('done') ?? '').slice(0, 10);
  const common = { title: wordsOf(args.context.get(siteContext), deskWords)('website.title'), done };
  const [outcome, signed] = await askSigned(args, readDeskSite, {});
  if ('answer' in outcome) return { ...common, ...signed, found: outcome.answer } satisfies WebsiteData;
  const { refused } = outcome;
  return data({ ...common, ...signed, found: undefined, refused } satisfies WebsiteData, { status: refused.status });
}
