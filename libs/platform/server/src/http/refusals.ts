import type {
  FastifyError,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchemaValidationError,
} from 'fastify';
import { hasZodFastifySchemaValidationErrors, isResponseSerializationError } from 'fastify-type-provider-zod';
import { errorBody, Refusal, type ApiErrorBody } from '@forecourt/contracts/api';
import { isDatabaseAway } from '../database/index.js';
import { isDiskFull } from '@forecourt/folder-lock';
import { isStorageAway } from '../storage/index.js';
import { sectionOf, sitePhone, vehicleSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '../sites/index.js';
import { shownPhone } from '@forecourt/vehicle';
import { FIRST_LANGUAGE, languageOf, PLAIN, textOfIssue, type Worded } from '@forecourt/words';
import { referenceOf } from '../observing/requestScope.js';
import type { FaultReport } from './faultReport.js';
import { Unwanted } from './unwanted.js';
import { worded } from '../words/worded.js';

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
  /** The site of a request, which says what its shoppers read; undefined for an unknown host. */
  readonly siteOf?: (request: Pick<FastifyRequest, 'host'>) => ConfiguredSite | undefined;
}

/** Seconds after which a caller may try again: a full disk waits for a person, a database restarts. */
const RETRY_AFTER = { noRoom: '60', away: '10' };

/** What a shopper reads where nothing can be stored or read for a while, with the way that is left. */
function laterWords(what: 'stored' | 'shown', site: ConfiguredSite | undefined): string {
  // a site that masks its numbers has none to show here
  const phone = site && shownPhone(sitePhone(site.site), sectionOf(site, vehicleSection).phoneDisplay)?.text;
  return worded('later', { what, phone: phone ?? 'none' })(site ?? PLAIN);
}

/** What is wrong with a field by its schema. Messages of Zod's own, of what no form sends, are English. */
function faultWords({ message, params }: Pick<FastifySchemaValidationError, 'message' | 'params'>, site: Worded) {
  const said = textOfIssue(params) ?? (languageOf(site) === FIRST_LANGUAGE ? undefined : worded('field'));
  return said?.(site) ?? message ?? worded('field')(site);
}

/** Every refusal and fault in the contract's form; a fault of our own says nothing about itself. */
export function answerRefusals(
  app: FastifyInstance,
  { onFault, onDiskFull = () => undefined, siteOf = () => undefined }: RefusalOptions,
): void {
  app.setErrorHandler((error: FastifyError | Refusal, request, reply) => {
    const site = siteOf(request);
    const speaker = site ?? PLAIN;
    const answer = (code: number, body: ApiErrorBody) =>
      isSentByPage(request)
        ? reply.code(code).type('text/plain; charset=utf-8').send(textOf(body, speaker))
        : reply.code(code).send(body);
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields = error.validation.map(({ instancePath, ...fault }) => ({
        field: instancePath.split('/').filter(Boolean).join('.') || 'body',
        message: faultWords(fault, speaker),
      }));
      return answer(422, errorBody('invalid', worded('fields')(speaker), fields));
    }
    const status = error.statusCode ?? 500;
    const report = (fault: unknown): void => {
      const route = `${request.method} ${request.routeOptions.url ?? 'unknown route'}`;
      onFault({ request: route, id: request.id, error: fault });
    };
    if (error instanceof Refusal) {
      // a partner's fault: the caller gets its message, the cause is logged
      if (status >= 500) report(error.cause);
      const { message, fields } = error.on(speaker);
      const body = errorBody(codeOf(status), message, fields);
      return answer(status, status >= 500 ? quoted(body, request) : body);
    }
    if (status < 500 && !isResponseSerializationError(error)) {
      // of Fastify: what no form sends
      const message = status === 415 ? 'This kind of content is not read here: send application/json.' : error.message;
      return answer(status, errorBody(codeOf(status), message));
    }
    if (error instanceof Unwanted || isCallerGone(error, request)) return reply.code(499).send();
    if (isDatabaseAway(error) || isStorageAway(error)) {
      const isRead = request.method === 'GET' || request.method === 'HEAD';
      reply.headers({ 'retry-after': RETRY_AFTER.away, 'cache-control': 'no-store' });
      return answer(503, quoted(errorBody('unavailable', laterWords(isRead ? 'shown' : 'stored', site)), request));
    }
    if (isDiskFull(error)) {
      onDiskFull(error);
      reply.header('retry-after', RETRY_AFTER.noRoom);
      return answer(503, quoted(errorBody('no-room', laterWords('stored', site)), request));
    }
    report(error);
    return answer(500, quoted(errorBody('fault', worded('fault')(speaker)), request));
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(errorBody('not-found', worded('nothingHere')(siteOf(request) ?? PLAIN))),
  );
}

/** A form that a browser sends itself, such as photos without script: a person reads its answer. */
export const isSentByPage = ({ method, headers }: FastifyRequest): boolean =>
  method === 'POST' && headers.accept?.includes('text/html') === true;

/** A refusal in words. */
function textOf({ error: { message, reference } }: ApiErrorBody, site: Worded): string {
  const lines = reference === undefined ? [message] : [message, worded('pages.reference', { reference })(site)];
  return `${lines.join('\n')}\n`;
}

/** A fault with the reference that a shopper quotes. */
const quoted = ({ error }: ApiErrorBody, { id }: FastifyRequest): ApiErrorBody => ({
  error: { ...error, reference: referenceOf(id) },
});

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
