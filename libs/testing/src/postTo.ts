import { RouterContextProvider, type ActionFunctionArgs } from 'react-router-dom';
import type { Site } from '@forecourt/composition';
import { apiContext, nowContext, siteContext } from '@forecourt/runtime';
import { NOW } from './builders.js';

/** What an action answers: where it leads to, or its status and data; and what it sent to the service. */
export interface Posted<Data> {
  readonly to?: string | null;
  readonly status: number;
  readonly answer?: Data;
  /** Path and body of each call. */
  readonly sent: readonly (readonly [path: string, body: Record<string, unknown>])[];
}

interface Answered {
  readonly data: unknown;
  readonly init: ResponseInit | null;
}

/** Posts a form to the action of a page, as a browser does; `answer` is what the service says to each call. */
export async function postTo<Said extends Answered>(
  action: (args: ActionFunctionArgs) => Promise<Response | Said>,
  site: Site,
  address: string,
  values: Readonly<Record<string, string>>,
  answer: () => unknown,
): Promise<Posted<Said['data']>> {
  const sent: [string, Record<string, unknown>][] = [];
  const request = (path: string, { body }: { body?: unknown } = {}) => {
    sent.push([path, body as Record<string, unknown>]);
    return new Promise((resolve) => resolve(answer()));
  };
  const context = new RouterContextProvider();
  context.set(apiContext, { request: request as never });
  context.set(siteContext, site);
  context.set(nowContext, () => NOW);
  const posted = new Request(new URL(address, site.origin), { method: 'POST', body: new URLSearchParams(values) });
  const url = new URL(posted.url);
  const said = await action({ ...{ request: posted, context, params: {}, url, pattern: url.pathname } });
  return said instanceof Response
    ? { to: said.headers.get('location'), status: said.status, sent }
    : { status: said.init?.status ?? 200, answer: said.data, sent };
}
