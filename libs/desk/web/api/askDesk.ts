import { redirectDocument, type LoaderFunctionArgs } from 'react-router-dom';
import { deskRoute, deskSignInRoute, ownPath } from '@forecourt/contracts';
import type { Call, CallAnswer, CallInput } from '@forecourt/contracts/call';
import type { SiteInfo } from '@forecourt/composition';
import { readDesk, type DeskAnswer } from '@forecourt/desk/domain';
import { apiContext, faultsByField, isApiError, refusalIn, sendCall, siteContext } from '@forecourt/runtime';
import { wordsOf } from '@forecourt/words';
import { deskWords } from '../words/deskWords.js';

/** What the service refused, or could not do just now. */
export interface DeskRefusal {
  readonly status: number;
  /** For people. */
  readonly message: string;
  /** By field. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
}
export type DeskOutcome<Answer> = { readonly answer: Answer } | { readonly refused: DeskRefusal };

type DeskRequest = Pick<LoaderFunctionArgs, 'request' | 'context'>;

/** Where the sign-in leads afterwards: a page of the desk alone. */
export function deskPath(site: Pick<SiteInfo, 'href'>, text: string | null): string {
  const desk = site.href(deskRoute) ?? '/';
  const path = ownPath(text);
  const isDesk = path !== undefined && (path === desk || path.startsWith(`${desk}/`) || path.startsWith(`${desk}?`));
  return isDesk && !path.startsWith(site.href(deskSignInRoute) ?? desk) ? path : desk;
}

/**
 * Sends a call of the desk. Throws react-router's redirect to the sign-in for a 401; other refusals are returned as
 * `refused`, so that their page says so within the desk.
 */
export async function askDesk<C extends Call>(
  { request, context }: DeskRequest,
  call: C,
  input: CallInput<C>,
): Promise<DeskOutcome<CallAnswer<C>>> {
  try {
    return { answer: await sendCall(context.get(apiContext), call, input) };
  } catch (error) {
    const site = context.get(siteContext);
    const fails = () => wordsOf(site, deskWords)('fails');
    if (!isApiError(error)) {
      // a form keeps what was typed where no answer came
      if (request.method === 'GET') throw error;
      return { refused: { status: 503, message: fails(), errors: {} } };
    }
    if (error.status === 401) {
      const { pathname, search } = new URL(request.url);
      const here = request.method === 'GET' ? pathname + search : pathname;
      const signIn = site.href(deskSignInRoute) ?? '/';
      // 303: the browser must not post a form again to the sign-in
      throw redirectDocument(
        `${signIn}?${new URLSearchParams({ redirect: here }).toString()}`,
        303,
      ) as unknown as Error;
    }
    const refusal = refusalIn(error);
    const message = error.status >= 500 || !refusal ? fails() : refusal.message;
    const errors = faultsByField(refusal);
    return { refused: { status: error.status >= 500 ? 503 : error.status, message, errors } };
  }
}

/** What the loaders of all pages behind the sign-in answer. */
export interface Signed {
  /** Who is signed in; absent where the service did not say. */
  readonly person?: DeskAnswer['person'] | undefined;
  /** What waits for them. */
  readonly waiting?: DeskAnswer['waiting'];
  /** Whether they may change the website. */
  readonly edits?: boolean | undefined;
}

/** Sends a call for a page, and reads who is signed in. */
export async function askSigned<C extends Call>(
  args: DeskRequest,
  call: C,
  input: CallInput<C>,
): Promise<[DeskOutcome<CallAnswer<C>>, Signed]> {
  const [outcome, desk] = await Promise.all([askDesk(args, call, input), askDesk(args, readDesk, {})]);
  return [outcome, 'answer' in desk ? desk.answer : {}];
}

/** What a form is answered that says nothing of what it wants. */
export const unreadForm = ({ context }: Pick<DeskRequest, 'context'>): DeskRefusal => ({
  status: 422,
  message: wordsOf(context.get(siteContext), deskWords)('formUnread'),
  errors: {},
});

/** A posted text, no longer than anything that is taken. */
export const posted = (form: FormData, name: string, most = 300): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, most) : '';
};
