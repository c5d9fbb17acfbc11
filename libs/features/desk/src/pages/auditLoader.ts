import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { DeskAuditAnswer } from '@forecourt/contracts/api';
import { askSigned, type DeskRefusal, type Signed } from '../api/askDesk.js';

export interface AuditData extends Signed {
  readonly title: string;
  readonly found: DeskAuditAnswer | undefined;
  readonly refused?: DeskRefusal;
  readonly isLater: boolean;
}

/** What was done at the desk. */
export async function loader(args: LoaderFunctionArgs) {
  const cursor = (new URL(args.request.url).searchParams.get('cursor') ?? '').slice(0, 20);
  const common = { title: 'What was done', isLater: cursor !== '' };
  const [outcome, signed] = await askSigned<DeskAuditAnswer>(
    args,
    `/api/desk/audit?cursor=${encodeURIComponent(cursor)}`,
  );
  if ('answer' in outcome) return { ...common, ...signed, found: outcome.answer } satisfies AuditData;
  const { refused } = outcome;
  return data({ ...common, ...signed, found: undefined, refused } satisfies AuditData, { status: refused.status });
}
