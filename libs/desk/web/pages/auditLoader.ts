import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { readDeskAudit, type DeskAuditAnswer } from '@forecourt/desk/domain';
import { siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { askSigned, type DeskRefusal, type Signed } from '../api/askDesk.js';
import { deskWords } from '../words/deskWords.js';

export interface AuditData extends Signed {
  readonly title: string;
  readonly found: DeskAuditAnswer | undefined;
  readonly refused?: DeskRefusal;
  readonly isLater: boolean;
}

/** What was done at the desk. */
export async function loader(args: LoaderFunctionArgs) {
  const cursor = (new URL(args.request.url).searchParams.get('cursor') ?? '').slice(0, 20);
  const common = { title: wordsOf(args.context.get(siteContext), deskWords)('audit.title'), isLater: cursor !== '' };
  const [outcome, signed] = await askSigned(args, readDeskAudit, { query: { cursor } });
  if ('answer' in outcome) return { ...common, ...signed, found: outcome.answer } satisfies AuditData;
  const { refused } = outcome;
  return data({ ...common, ...signed, found: undefined, refused } satisfies AuditData, { status: refused.status });
}
