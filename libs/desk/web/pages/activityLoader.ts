import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { readDeskActivity, type DeskActivityAnswer } from '@forecourt/desk/domain';
import { siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { askSigned, type DeskRefusal, type Signed } from '../api/askDesk.js';
import { deskWords } from '../words/deskWords.js';

export interface ActivityData extends Signed {
  readonly title: string;
  /** As the address has them, or empty. */
  readonly from: string;
  readonly to: string;
  readonly found: DeskActivityAnswer | undefined;
  readonly refused?: DeskRefusal;
}

/** What shoppers did; the service notes that somebody looked. */
export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const [from, to] = ['from', 'to'].map((name) => (search.get(name) ?? '').slice(0, 40)) as [string, string];
  const [outcome, signed] = await askSigned(args, readDeskActivity, { query: { from, to } });
  const common = { title: wordsOf(args.context.get(siteContext), deskWords)('nav.activity'), from, to };
  if ('answer' in outcome) return { ...common, ...signed, found: outcome.answer } satisfies ActivityData;
  const { refused } = outcome;
  return data({ ...common, ...signed, found: undefined, refused } satisfies ActivityData, { status: refused.status });
}
