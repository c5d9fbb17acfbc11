import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { errorBody, Refusal } from '@forecourt/contracts/api';
import { faultOf } from '@forecourt/database';
import { isDiskFull } from '@forecourt/folder-lock';
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

/** Every refusal and fault in the contract's form; a fault of our own says nothing about itself. */
export function answerRefusals(
  app: FastifyInstance,
  onFault: (fault: FaultReport) => void,
  onDiskFull: (error: unknown) => void = () => undefined,
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
    if (isCallerGone(error, request)) return reply.code(499).send();
    if (isDiskFull(error)) {
      onDiskFull(error);
      return reply
        .code(503)
        .header('retry-after', '60')
        .send(errorBody('no-room', 'Nothing can be stored at the moment. Please try again later, or call us.'));
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
