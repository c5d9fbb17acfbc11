import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call, CallAnswer, CallPart } from '@forecourt/contracts/call';
import type { ConfiguredSite } from './sites/index.js';

/** What a call is answered from. */
interface AnyRequest {
  /** The site of the request's host: an answer is about it alone. */
  readonly site: ConfiguredSite;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly request: FastifyRequest;
  /** For headers and a status other than 200. */
  readonly reply: FastifyReply;
}

/** The same with parameters, query and body as the schemas of the call parse them. */
export interface CallRequest<C extends Call> extends AnyRequest {
  readonly params: CallPart<C, 'params'>;
  readonly query: CallPart<C, 'query'>;
  readonly body: CallPart<C, 'body'>;
}

export interface ServeOptions {
  /** Requests a minute from one visitor of a site; without a limit when left out. */
  readonly perMinute?: number;
  /** Pages post it as they are viewed: each process counts it alone, as a view writes nothing. */
  readonly isPerView?: boolean;
  /** No cache keeps an answer or a refusal: they are about one visitor. */
  readonly isPrivate?: boolean;
  /** Bytes of a body; the service's own limit when left out. */
  readonly bodyLimit?: number;
}

/** A call with what answers it. */
export interface ServedCall {
  readonly call: Call;
  readonly answer: (request: AnyRequest) => unknown;
  readonly options: ServeOptions;
}

/** Answers a call. Throw a `Refusal` for anything that it does not do. */
export function serve<C extends Call>(
  call: C,
  answer: (request: CallRequest<C>) => CallAnswer<C> | Promise<CallAnswer<C>>,
  options: ServeOptions = {},
): ServedCall {
  return { call, answer: answer as ServedCall['answer'], options };
}

/** The same calls; no cache keeps an answer or a refusal of theirs. */
export const uncached = (calls: readonly ServedCall[]): readonly ServedCall[] =>
  calls.map((served) => ({ ...served, options: { ...served.options, isPrivate: true } }));
