import { constants } from 'node:zlib';
import Fastify, { type FastifyReply } from 'fastify';
import compress from '@fastify/compress';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { apiError, errorBody, healthAnswer } from '@forecourt/contracts/api';
import { PLAIN } from '@forecourt/words';
import type { ModuleDefinition } from '../defineModule.js';
import { OBSERVED, observeApp } from '../observing/observeApp.js';
import { REQUEST_ID } from '../observing/requestScope.js';
import type { ServiceApp } from '../moduleRoutes.js';
import { mountModules } from '../mountModules.js';
import type { ServiceContext } from '../serviceContext.js';
import { worded } from '../words/worded.js';
import { markCookieReads } from './cookieReads.js';
import { logFault } from './faultReport.js';
import { publishOpenApi } from './openapi.js';
import { limitOrigins } from './otherOrigins.js';
import { privately } from './privately.js';
import { limitRates } from './rateLimits.js';
import { readNamedHost } from './readNamedHost.js';
import { answerRefusals, refuseOtherMethods, type RefusalOptions } from './refusals.js';
import type { SharedCounts } from './sharedCounts.js';
import { refuseInPreviews, showPreviews } from './showPreviews.js';
import type { Previews } from '../sites/index.js';

export interface ServiceAppOptions extends Pick<RefusalOptions, 'onDiskFull'> {
  readonly modules: readonly ModuleDefinition[];
  /** What modules are given. */
  readonly service: ServiceContext;
  /** Receives our own faults, without anything that a shopper sent. */
  readonly onFault?: RefusalOptions['onFault'] | undefined;
  /** Proxies whose forwarded headers are trusted; none when left out. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Counts the requests of several processes; left out where there is one, which counts all itself. */
  readonly sharedCounts?: SharedCounts | undefined;
  /** Previews of drafts; none when left out. */
  readonly previews?: Pick<Previews, 'of'> | undefined;
  /** Adds routes that are of no module. */
  readonly beside?: ((app: ServiceApp) => Promise<void>) | undefined;
}

/** The service's HTTP side: its modules, each answer bound to the site of the request's host. */
export async function createServiceApp(options: ServiceAppOptions): Promise<ServiceApp> {
  const { modules, service, onFault = logFault, onDiskFull, sharedCounts, previews } = options;
  const { sites } = service;
  const app = Fastify({
    ...OBSERVED,
    bodyLimit: 256 * 1024,
    trustProxy: options.trustedProxies ? [...options.trustedProxies] : false,
    routerOptions: { maxParamLength: 4000 },
    frameworkErrors: (_error, { host, id }, reply) =>
      void (reply as unknown as FastifyReply)
        .code(400)
        .header(REQUEST_ID, id)
        .send(errorBody('bad-address', worded('unreadable')(sites.byHost(host) ?? PLAIN))),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  readNamedHost(app, (host) => sites.byHost(host));
  showPreviews(app, previews);
  markCookieReads(app);
  observeApp(app, ({ host }) => sites.byHost(host)?.slug);
  answerRefusals(app, { onFault, onDiskFull, siteOf: ({ host }) => sites.byHost(host) });
  const addOtherMethods = refuseOtherMethods(app);
  refuseInPreviews(app);
  limitOrigins(app, sites);
  app.addHook('onSend', (_request, reply, payload, done) => {
    privately(reply).header('x-content-type-options', 'nosniff');
    done(null, payload);
  });
  // search results and SVG pictures are text, and shoppers' connections are slow
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
  await limitRates(app, sites, sharedCounts);
  await publishOpenApi(app);
  app.get(
    '/api/health',
    {
      schema: {
        summary: 'Whether the service answers',
        tags: ['service'],
        // a request that names two hosts
        response: { 200: healthAnswer, 400: apiError },
      },
    },
    () => ({ ok: true }),
  );
  await mountModules(app, modules, service);
  await options.beside?.(app);
  addOtherMethods();
  return app;
}
