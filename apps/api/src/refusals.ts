import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { errorBody, Refusal } from '@forecourt/contracts/api';
import { faultOf, isDatabaseAway } from '@forecourt/database';
import { isDiskFull } from '@forecourt/folder-lock';
import { Unwanted } from '@forecourt/images';
import type { FaultReport } from './context.js';

const CODES: Readonly<Record<number, string>> = {
  400: 'bad-request',
  401: 'unauthorised',
  403: 'forbidden',
  404: 'not-found',
  405: 'method-not-allowed',
  409: 'conflict',
  410: 'gone',
  413: 'too-large',
  415: 'unsupported-type',
  422: 'invalid',
  429: 'too-many',
  502: 'partner',
};
export const codeOf = (status: number): string => CODES[status] ?? 'refused';

export interface RefusalOptions {
  readonly onFault: (fault: FaultReport) => void;
  readonly onDiskFull?: ((error: unknown) => void) | undefined;
  /** Number of the request's site as people read it, for what cannot be done here just now. */
  readonly phoneOf?: (request: FastifyRequest) => string | undefined;
}

/** Seconds after which a caller may try again: a full disk waits for a person, a database restarts. */
const RETRY_AFTER = { noRoom: '60', away: '10' };

/** What a shopper reads where nothing can be stored or read for a while, with the way that is left. */
export const laterWords = (what: 'stored' | 'shown', phone: string | undefined): string =>
  `This cannot be ${what} just now. Please try again in a minute, or call us` +
  `${phone === undefined ? '' : ` on ${phone}`}.`;

/** Every refusal and fault in the contract's form; a fault of our own says nothing about itself. */
export function answerRefusals(
  app: FastifyInstance,
  { onFault, onDiskFull = () => undefined, phoneOf = () => undefined }: RefusalOptions,
): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = error.validation.map(({ instancePath, message }) => ({
        field: instancePath.split('/').filter(Boolean).join('.') || 'body',
        message: message ?? 'cannot be used',
      }));
      return reply.code(422).send(errorBody('invalid', 'Some fields cannot be used.', fields));
    }
    const status = error.statusCode ?? 500;
    const report = (fault: unknown): void => {
      const route = `${request.method} ${request.routeOptions.url ?? 'unknown route'}`;
      onFault({ request: route, id: request.id, ...faultOf(fault) });
    };
    if (error instanceof Refusal || (status < 500 && !isResponseSerializationError(error))) {
      // a partner's fault: the caller gets its message, the cause is logged
      if (status >= 500) report(error.cause);
      const message =
        status === 415 && !(error instanceof Refusal)
          ? 'This kind of content is not read here: send application/json.'
          : error.message;
      return reply
        .code(status)
        .send(errorBody(codeOf(status), message, error instanceof Refusal ? error.fields : undefined));
    }
    if (error instanceof Unwanted || isCallerGone(error, request)) return reply.code(499).send();
    if (isDatabaseAway(error)) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      return reply
        .code(503)
        .headers({ 'retry-after': RETRY_AFTER.away, 'cache-control': 'no-store' })
        .send(errorBody('unavailable', laterWords(isRead ? 'shown' : 'stored', phoneOf(request))));
    }
    if (isDiskFull(error)) {
      onDiskFull(error);
      return reply
        .code(503)
        .header('retry-after', RETRY_AFTER.noRoom)
        .send(errorBody('no-room', laterWords('stored', phoneOf(request))));
    }
    report(error);
    return reply.code(500).send(errorBody('fault', 'Something went wrong on our side. Please try again.'));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(errorBody('not-found', 'There is nothing at this address.')),
  );
}

/** A browser drops a search when it sends a newer one. The answer has no reader, and nothing is broken. */
const isCallerGone = (error: FastifyError | Refusal, { raw }: FastifyRequest): boolean =>
  raw.socket.destroyed && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

/** Answers 405 with the methods that an address takes. Call it before routes are added; the answer adds the rest. */
export function refuseOtherMethods(app: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  app.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set<string>();
    for (const item of [method].flat()) methods.add(item);
    known.set(url, methods);
  });
  return () => {
    for (const [url, methods] of [...known]) {
      const allowed = [...methods].sort().join(', ');
      const others = METHODS.filter((method) => !methods.has(method));
      const handler = (_request: unknown, reply: FastifyReply) =>
        reply
          .code(405)
          .header('allow', allowed)
          .send(errorBody('method-not-allowed', `This address takes ${allowed}.`));
      app.route({ method: others, url, schema: { hide: true }, handler });
    }
  };
}
