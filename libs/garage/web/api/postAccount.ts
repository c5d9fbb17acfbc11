import type { ApiErrorBody } from '@forecourt/contracts/api';
import type { Call, CallAnswer, CallInput } from '@forecourt/contracts/call';
import { isApiError, sendCall, type ApiGateway } from '@forecourt/runtime';
import type { GarageSay } from '../rules/words.js';

/** A posted form that the service refused. */
export interface Refused {
  readonly status: number;
  /** By field, as the service says them. */
  readonly errors: Readonly<Partial<Record<string, string>>>;
  /** The sentence for shoppers. */
  readonly message: string;
}

/** Sends what a form posted; what the service refuses comes back as an answer. */
export async function postAccount<C extends Call>(
  api: ApiGateway,
  call: C,
  input: CallInput<C>,
  say: GarageSay,
): Promise<{ readonly answer: CallAnswer<C> } | { readonly refused: Refused }> {
  try {
    return { answer: await sendCall(api, call, input) };
  } catch (error) {
    if (!isApiError(error)) throw error;
    const said = (error.body as Partial<ApiErrorBody> | undefined)?.error;
    const errors = Object.fromEntries((said?.fields ?? []).map(({ field, message }) => [field, message]));
    const isOurs = error.status >= 500 && error.status !== 503;
    const message = isOurs || !said ? say('notDone') : said.message;
    return { refused: { status: error.status >= 500 ? 503 : error.status, errors, message } };
  }
}

/** A posted text, no longer than anything that is taken. */
export const posted = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 300) : '';
};
