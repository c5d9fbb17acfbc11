import { data, type LoaderFunctionArgs } from 'react-router-dom';
import type { DeskAuditAnswer } from '@forecourt/contracts/api';
import { askDesk, type DeskRefusal } from '../api/askDesk.js';

export interface AuditData {
  readonly title: string;
  readonly found: DeskAuditAnswer | undefined;
  readonly refused?: DeskRefusal;
  readonly isLater: boolean;
}

/** What was done at the desk. */
export async function loader(args: LoaderFunctionArgs) {
  const cursor = (new URL(args.request.url).searchParams.get('cursor') ?? '').slice(0, 20);
  const common = { title: 'What was done', isLater: cursor !== '' };
  const outcome = await askDesk<DeskAuditAnswer>(args, `/api/desk/audit?cursor=${encodeURIComponent(cursor)}`);
  if ('answer' in outcome) return { ...common, found: outcome.answer } satisfies AuditData;
  const { refused } = outcome;
  return data({ ...common, found: undefined, refused } satisfies AuditData, { status: refused.status });
}
