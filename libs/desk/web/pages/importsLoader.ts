import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { readDeskImports, type DeskImportsAnswer } from '@forecourt/desk/domain';
import { siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { askSigned, type DeskRefusal, type Signed } from '../api/askDesk.js';
import { deskWords } from '../words/deskWords.js';

export interface ImportsData extends Signed {
  readonly title: string;
  /** Id of the import whose rows are shown. */
  readonly run: string;
  readonly found: DeskImportsAnswer | undefined;
  readonly refused?: DeskRefusal;
}

/** Imports of stock, and the rows of one. */
export async function loader(args: LoaderFunctionArgs) {
  const run = (new URL(args.request.url).searchParams.get('run') ?? '').slice(0, 60);
  const common = { title: wordsOf(args.context.get(siteContext), deskWords)('imports.title'), run };
  const [outcome, signed] = await askSigned(args, readDeskImports, { query: { run } });
  if ('answer' in outcome) return { ...common, ...signed, found: outcome.answer } satisfies ImportsData;
  const { refused } = outcome;
  return data({ ...common, ...signed, found: undefined, refused } satisfies ImportsData, { status: refused.status });
}
