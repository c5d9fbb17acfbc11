import type { IncomingMessage, ServerResponse } from 'node:http';
import { endRequest, kindOf, scopeOf, tracer, type RequestScope } from '@forecourt/service/observing';

/** Logs and counts a request once its answer has ended. Its time ends when the answer is made, not when it is read. */
export function observed(request: IncomingMessage, response: ServerResponse): RequestScope {
  const scope = scopeOf(request);
  tracer()?.begin(scope);
  const kind = kindOf(request.url ?? '/');
  let madeAt: number | undefined;
  response.once('prefinish', () => (madeAt = performance.now()));
  response.once('close', () => {
    const seconds = ((madeAt ?? performance.now()) - scope.began) / 1000;
    endRequest(scope, { kind, status: response.statusCode, seconds, isWhole: response.writableFinished });
  });
  return scope;
}
