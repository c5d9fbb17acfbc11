import type { IncomingMessage } from 'node:http';
import { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { log } from './log.js';
import { inScope, REQUEST_ID, scopeOf, type RequestScope } from './requestScope.js';
import { tracer } from './tracing.js';

/** Options of a Fastify server whose requests are logged and counted by their scope. */
export const OBSERVED = {
  loggerInstance: log as FastifyBaseLogger,
  // a line for each request is written where all of them come in
  logController: new LogController({ disableRequestLogging: true }),
  // lines get the request's id by its scope
  childLoggerFactory: (logger: FastifyBaseLogger) => logger,
  genReqId: (request: object) => scopeOf(request as IncomingMessage).id,
};

/** Runs each request of a server in its scope, which learns its route and site; answers carry the request's id. */
export function observeApp(app: FastifyInstance, slugOf: (request: FastifyRequest) => string | undefined): void {
  app.addHook('onRequest', (request, reply, done) => {
    const scope = scopeOf(request.raw);
    scope.route ??= request.routeOptions.url;
    scope.dealer ??= slugOf(request);
    if ('isPerView' in request.routeOptions.config) scope.isPerView = true;
    reply.header(REQUEST_ID, scope.id);
    inScope(scope, () => withinRequest(scope, done));
  });
  // a body that was read by pieces has left the scope
  app.addHook('preValidation', (request, _reply, done) => {
    const scope = scopeOf(request.raw);
    inScope(scope, () => withinRequest(scope, done));
  });
}

const withinRequest = (scope: RequestScope, work: () => void): void => {
  const spans = tracer();
  if (spans) spans.inRequest(scope, work);
  else work();
};
