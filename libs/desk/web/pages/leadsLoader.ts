import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { listDeskLeads, type DeskLeadFilters, type DeskLeadsAnswer } from '@forecourt/desk/domain';
import { siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { askSigned, type DeskRefusal, type Signed } from '../api/askDesk.js';
import { filtersIn, type FilterValues } from '../rules/leadFilters.js';
import { deskWords } from '../words/deskWords.js';

export interface LeadsData extends Signed {
  readonly title: string;
  readonly filters: FilterValues;
  /** Absent where the filters were refused or the service did not answer. */
  readonly found: DeskLeadsAnswer | undefined;
  readonly refused?: DeskRefusal;
  /** Not the first page. */
  readonly isLater: boolean;
}

/** The leads that the address asks for. */
export async function loader(args: LoaderFunctionArgs) {
  const search = new URL(args.request.url).searchParams;
  const filters = filtersIn(search);
  const cursor = (search.get('cursor') ?? '').slice(0, 60);
  const common = {
    title: wordsOf(args.context.get(siteContext), deskWords)('nav.leads'),
    filters,
    isLater: cursor !== '',
  };
  // an address may have other values: the service refuses them, and the page shows what it says
  const query = { ...(filters as DeskLeadFilters), cursor };
  const [outcome, signed] = await askSigned(args, listDeskLeads, { query });
  if ('answer' in outcome) return { ...common, ...signed, found: outcome.answer } satisfies LeadsData;
  const { refused } = outcome;
  return data({ ...common, ...signed, found: undefined, refused } satisfies LeadsData, { status: refused.status });
}
