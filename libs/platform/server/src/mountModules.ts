import type { FastifyInstance, onSendHookHandler } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { core, globalRegistry } from 'zod/mini';
import { apiError } from '@forecourt/contracts/api';
import type { Call } from '@forecourt/contracts/call';
import type { ModuleDefinition } from './defineModule.js';
import type { ServedCall } from './serve.js';
import { ofModule } from './ofModule.js';
import type { ServiceContext } from './serviceContext.js';

/**
 * Adds the routes of modules, each group within a scope of its own: what one hooks into concerns no other. Throws where
 * two modules serve the same call.
 */
export async function mountModules(
  app: FastifyInstance,
  modules: readonly ModuleDefinition[],
  service: ServiceContext,
): Promise<void> {
  const owners = new Map<string, string>();
  for (const { id, calls, routes = [] } of modules) {
    const served = ofModule(id, () => calls?.(service) ?? []);
    for (const { call } of served) {
      const name = `${call.method} ${call.path}`;
      const other = owners.get(name);
      if (other !== undefined) throw new Error(`${name} is served by the modules "${other}" and "${id}".`);
      owners.set(name, id);
    }
    await app.register((scope, _none, done) => {
      for (const item of served) addRoute(scope, item, service);
      done();
    });
    for (const group of routes)
      await app.register((scope, _none, done) => {
        try {
          ofModule(id, () => group(scope.withTypeProvider<ZodTypeProvider>(), service));
          done();
        } catch (error) {
          // thrown, it would end the process before the start has failed
          done(error as Error);
        }
      });
  }
}

/** A schema with what one status says. */
function described(schema: Call['answer'], description: string): Call['answer'] {
  const copy = core.clone(schema);
  globalRegistry.add(copy, { description });
  return copy;
}

/** Refusals of a schema or a limit are answered before a handler is called: a header of the handler is not theirs. */
const forbidKeeping: onSendHookHandler = (_request, reply, payload, done) => {
  void reply.header('cache-control', 'no-store');
  done(null, payload);
};

function addRoute(app: FastifyInstance, { call, answer, options }: ServedCall, { siteOf }: ServiceContext): void {
  const { method, path, summary, description, tags, params, query, body, successes = { 200: '' }, refusals } = call;
  const answers = Object.entries(successes).map(
    ([status, text]) => [status, text === '' ? call.answer : described(call.answer, text)] as const,
  );
  app.route({
    method,
    url: path,
    ...(options.bodyLimit === undefined ? {} : { bodyLimit: options.bodyLimit }),
    ...(options.isPrivate ? { onSend: forbidKeeping } : {}),
    config: {
      ...(options.perMinute === undefined ? {} : { rateLimit: { max: options.perMinute, timeWindow: '1 minute' } }),
      ...(options.isPerView ? { isPerView: true } : {}),
    },
    schema: {
      summary,
      ...(description === undefined ? {} : { description }),
      tags: [...tags],
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      response: Object.fromEntries([...answers, ...refusals.map((status) => [status, apiError] as const)]),
    },
    handler: async (request, reply) => {
      const site = siteOf(request);
      const { params: values, query: asked, body: sent } = request;
      return answer({ site, params: values, query: asked, body: sent, request, reply });
    },
  });
}
