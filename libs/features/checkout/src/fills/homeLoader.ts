import type { LoaderFunctionArgs } from 'react-router-dom';
import { searchContext } from '@forecourt/runtime';

export interface HomeData {
  /** Vehicles that the site shows. */
  readonly found: number;
}

/** Read on the server, before the page is drawn. */
export async function loader({ context, request }: LoaderFunctionArgs): Promise<HomeData> {
  const [answer] = await context.get(searchContext).multiSearch([{ q: '*', per_page: 0 }], { signal: request.signal });
  return { found: answer?.found ?? 0 };
}
