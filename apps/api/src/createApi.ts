import { constants } from 'node:zlib';
import Fastify, { type FastifyReply } from 'fastify';
import compress from '@fastify/compress';
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import { forwardedHost } from '@forecourt/contracts';
import { errorBody, Refusal } from '@forecourt/contracts/api';
import { mountModules } from '@forecourt/service';
import { PLAIN } from '@forecourt/words';
import type { Api, ApiContext, ApiOptions, FaultReport, Routes } from './context.js';
import { refuseCrossSite } from './crossSite.js';
import { developerPages } from './developerPages.js';
import { publishOpenApi } from './openapi.js';
import { limitRates } from './rateLimits.js';
import { answerRefusals, refuseOtherMethods } from './refusals.js';
import { accountRoutes } from './routes/account.js';
import { adminRoutes } from './routes/admin.js';
import { alertRoutes } from './routes/alerts.js';
import { appointmentRoutes } from './routes/appointments.js';
import { autogaugeRoutes } from './routes/autogauge.js';
import { bookingRoutes } from './routes/bookings.js';
import { brochureRoutes } from './routes/brochures.js';
import { countRoutes } from './routes/counts.js';
import { deskDayRoutes } from './routes/deskDays.js';
import { deskLeadRoutes } from './routes/deskLeads.js';
import { deskRecordRoutes } from './routes/deskRecords.js';
import { deskSignInRoutes } from './routes/deskSignIn.js';
import { enquiryRoutes } from './routes/enquiries.js';
import { eventRoutes } from './routes/events.js';
import { leadPhotoRoutes } from './routes/leadPhotos.js';
import { mediaRoutes } from './routes/media.js';
import { menuStockRoutes } from './routes/menuStock.js';
import { ownRecordRoutes } from './routes/ownRecords.js';
import { paymentWebhookRoutes } from './routes/paymentWebhooks.js';
import { purchaseRoutes } from './routes/purchases.js';
import { reservationRoutes } from './routes/reservations.js';
import { searchRoutes } from './routes/search.js';
import { siteRoutes } from './routes/site.js';
import { testPaymentRoutes } from './routes/testPayments.js';
import { tradeInRoutes } from './routes/tradeIn.js';
import { tradeInPhotoRoutes } from './routes/tradeInPhotos.js';
import { vehicleRoutes } from './routes/vehicles.js';
import { viewRoutes } from './routes/views.js';
import { watchlistRoutes } from './routes/watchlist.js';
import { worded } from './words/worded.js';

const ROUTES: readonly Routes[] = [
  siteRoutes,
  vehicleRoutes,
  autogaugeRoutes,
  brochureRoutes,
  enquiryRoutes,
  tradeInRoutes,
  tradeInPhotoRoutes,
  appointmentRoutes,
  bookingRoutes,
  accountRoutes,
  watchlistRoutes,
  ownRecordRoutes,
  alertRoutes,
  deskSignInRoutes,
  deskLeadRoutes,
  deskDayRoutes,
  deskRecordRoutes,
  leadPhotoRoutes,
  reservationRoutes,
  purchaseRoutes,
  paymentWebhookRoutes,
  testPaymentRoutes,
  eventRoutes,
  countRoutes,
  viewRoutes,
  searchRoutes,
  menuStockRoutes,
  mediaRoutes,
  adminRoutes,
];

/** The platform's service: every answer about a site is bound to the host of the request. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { sites, now = Date.now, onFault = logFault } = options;
  const app = Fastify({
    logger: false,
    bodyLimit: 256 * 1024,
    trustProxy: options.trustedProxies ? [...options.trustedProxies] : false,
    routerOptions: { maxParamLength: 4000 },
    frameworkErrors: (_error, { host }, reply) =>
      void (reply as unknown as FastifyReply)
        .code(400)
        .send(errorBody('bad-address', worded('unreadable')(sites.byHost(host) ?? PLAIN))),
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  answerRefusals(app, {
    onFault,
    onDiskFull: options.onDiskFull,
    siteOf: ({ host }) => sites.byHost(host),
  });
  const addOtherMethods = refuseOtherMethods(app);
  // the server below would take the last of several, which is the name that one proxy called another by
  app.addHook('onRequest', (request, _reply, done) => {
    const { 'x-forwarded-host': hosts } = request.raw.headers;
    if (typeof hosts === 'string') request.raw.headers['x-forwarded-host'] = forwardedHost(hosts);
    done();
  });
  app.addHook('onRequest', (request, _reply, done) => {
    refuseCrossSite(request);
    done();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done(null, payload);
  });
  // search results and SVG pictures are text, and shoppers' connections are slow
  await app.register(compress, {
    globalDecompression: false,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { level: 5 },
  });
  await limitRates(app, sites, options.sharedCounts);
  await publishOpenApi(app);

  const context: ApiContext = {
    ...options,
    clock: now,
    siteOf: (request) => {
      const site = sites.byHost(request.host);
      if (!site) throw new Refusal(404, 'There is no site at this address.');
      return site;
    },
  };
  for (const routes of ROUTES) {
    // a scope of its own for each subject: what one reads or hooks into concerns no other
    await app.register((scope, _none, done) => {
      routes(scope.withTypeProvider<ZodTypeProvider>(), context);
      done();
    });
  }
  await mountModules(app, options.modules, options.service);
  if (options.showsDeveloperPages)
    await app.register(developerPages, { db: options.db, sites, leadDesk: options.leadDesk });
  addOtherMethods();
  return app;
}

/** One line for each fault of our own. */
export const logFault = ({ request, id, name, code, at }: FaultReport): void =>
  console.error(`Fault in ${request} (${id}): ${name}${code === '' ? '' : ` ${code}`} ${at}`);
