import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { readDeskLead, type DeskLeadAnswer } from '@forecourt/desk/domain';
import { siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { askSigned, type DeskRefusal, type Signed } from '../api/askDesk.js';
import { referenceWords } from '../rules/words.js';
import { deskWords } from '../words/deskWords.js';

export interface LeadData extends Signed {
  readonly title: string;
  /** Absent where the service did not answer. */
  readonly found: DeskLeadAnswer | undefined;
  readonly refused?: DeskRefusal;
  /** What a post has done, by the address. */
  readonly done: string;
}

/** One lead; the service notes that somebody looked. */
export async function loader(args: LoaderFunctionArgs) {
  const id = args.params['id'] ?? '';
  const done = (new URL(args.request.url).searchParams.get('done') ?? '').slice(0, 20);
  const title = wordsOf(args.context.get(siteContext), deskWords)('lead.title', { reference: referenceWords(id) });
  const [outcome, signed] = await askSigned(args, readDeskLead, { params: { id } });
  if ('answer' in outcome) return { title, done, ...signed, found: outcome.answer } satisfies LeadData;
  const { refused } = outcome;
  return data({ title, done, ...signed, found: undefined, refused } satisfies LeadData, { status: refused.status });
}
