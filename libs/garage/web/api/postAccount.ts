import { data } from 'react-router-dom';
import type { FormAnswer, FormFaults, FormField, FormValues } from '@forecourt/action-form';
import type { Call, CallAnswer, CallInput } from '@forecourt/contracts/call';
import { faultsByField, isApiError, refusalIn, sendCall, type ApiGateway } from '@forecourt/runtime';
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
    // a service that does not answer is an answer to the form
    if (!isApiError(error)) return { refused: { status: 503, errors: {}, message: say('notDone') } };
    const refusal = refusalIn(error);
    const isOurs = error.status >= 500 && error.status !== 503;
    const message = isOurs || !refusal ? say('notDone') : refusal.message;
    const status = error.status >= 500 ? 503 : error.status;
    return { refused: { status, errors: faultsByField(refusal), message } };
  }
}

/** What a form is answered that the service refused: its message where no field of the form explains it. */
export function refusedForm(
  step: string,
  { status, errors, message }: Refused,
  values: FormValues,
  fields: readonly FormField[],
) {
  const isExplained = fields.some(({ name }) => Object.hasOwn(errors, name));
  const answer: FormAnswer = { step, values, errors, ...(isExplained ? {} : { message }) };
  return data(answer, { status });
}

/** The same for faults that its own rules find; undefined where there are none. */
export const faultyForm = (step: string, errors: FormFaults, values: FormValues) =>
  Object.keys(errors).length > 0 ? data<FormAnswer>({ step, values, errors }, { status: 422 }) : undefined;

/** A posted text, no longer than anything that is taken. */
export const posted = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.slice(0, 300) : '';
};
