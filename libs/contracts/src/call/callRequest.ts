import { safeParse } from 'zod/mini';
import { fillPath } from '../refs.js';
import type { Call, CallAnswer, CallInput } from './defineCall.js';

/** A call as it goes over HTTP. */
export interface CallRequest {
  readonly method: Call['method'];
  /** Path and query. */
  readonly path: string;
  /** Sent as JSON; absent where nothing is sent. */
  readonly body?: unknown;
}

type Value = string | number | boolean;
/** Parts of a call as they go into an address. */
interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, Value | readonly Value[] | undefined>>;
  readonly body?: unknown;
}

/** Address and body of a call. Fields of the query that are undefined are left out; a list is repeated. */
export function callRequest<C extends Call>({ method, path }: C, input: CallInput<C>): CallRequest {
  const { params = {}, query = {}, body } = input as Parts;
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const item of [value ?? []].flat()) search.append(name, String(item));
  const address = fillPath(path, params);
  return {
    method,
    path: search.size === 0 ? address : `${address}?${search}`,
    ...(body === undefined ? {} : { body }),
  };
}

/** An answer that is not what its call says. */
export class AnswerError extends Error {
  override readonly name = 'AnswerError';
  /** What was answered. */
  readonly answer: unknown;
  constructor(message: string, answer: unknown, options?: ErrorOptions) {
    super(message, options);
    this.answer = answer;
  }
}

/** The answer of a call by its schema. Throws `AnswerError`, which names the call and every field at fault. */
export function callAnswer<C extends Call>(call: C, value: unknown): CallAnswer<C> {
  const parsed = safeParse(call.answer, value);
  if (parsed.success) return parsed.data as CallAnswer<C>;
  const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`);
  const message = `${call.method} ${call.path} answered what it should not: ${faults.join('; ')}`;
  throw new AnswerError(message, value, { cause: parsed.error });
}
