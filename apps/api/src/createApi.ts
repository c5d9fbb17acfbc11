import { timingSafeEqual } from 'node:crypto';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import rateLimit from '@fastify/rate-limit';
import { enquiryBody, errorBody, zodFields } from '@forecourt/contracts/api';
import type { Db } from '@forecourt/database';
import { parseImageQuery, type ImageService } from '@forecourt/images';
import { LeadError, type Leads } from '@forecourt/leads';
import type { ConfiguredSite, Sites } from '@forecourt/sites';
import { shownOnSite } from './shownOnSite.js';
import { siteStock } from '@forecourt/stock';
import { developerPages } from './developerPages.js';
import { ImportRefused, type ImportJob } from './importJob.js';
import type { SearchAccess } from './searchAccess.js';

export interface ApiOptions {
  readonly db: Db;
  readonly sites: Sites;
  readonly leads: Leads;
  readonly images: ImageService;
  readonly searchAccess: SearchAccess;
  /** Answers a search of the browser: body and scoped key in, Typesense's answer out. */
  readonly multiSearch: (body: string, query: Readonly<Record<string, string>>) => { status: number; body: string };
  readonly runImport: ImportJob;
  /** Allows imports over loopback; kept in the data folder. */
  readonly adminToken: string;
  /** Developer's pages, never in production. */
  readonly showsDeveloperPages: boolean;
  /** Writes a minute from one address on one site. */
  readonly writesPerMinute?: number;
  readonly now?: () => number;
}

/** The platform's service: every answer about a site is bound to the host it was asked under. */
export async function createApi(options: ApiOptions): Promise<FastifyInstance> {
  const { sites, leads, images, db, now = Date.now } = options;
  const app = Fastify({
    logger: false,
    bodyLimit: 256 * 1024,
    trustProxy: 'loopback',
    routerOptions: { maxParamLength: 4000 },
    frameworkErrors: (_error, _request, reply) =>
      void (reply as unknown as FastifyReply).code(400).send(errorBody('bad-address', 'This address cannot be read.')),
  });
  app.setErrorHandler((error: { statusCode?: number; message: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).send(errorBody(codeOf(status), error.message));
    console.error(`${request.method} ${request.url}:`, error);
    return reply.code(500).send(errorBody('fault', 'Something went wrong on our side. Please try again.'));
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(errorBody('not-found', 'There is nothing at this address.')),
  );
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done(null, payload);
  });
  // the browser's search client sends JSON as text, which spares it a preflight
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  await app.register(rateLimit, {
    global: false,
    keyGenerator: (request) => `${request.ip} ${request.host}`,
    errorResponseBuilder: (_request, context) => ({
      statusCode: 429,
      message: `Too many requests. Please try again in ${context.after}.`,
    }),
  });

  const siteOf = (request: FastifyRequest): ConfiguredSite => {
    const site = sites.byHost(request.host);
    if (!site) throw Object.assign(new Error('There is no site at this address.'), { statusCode: 404 });
    return site;
  };

  app.get('/api/health', () => ({ ok: true }));

  app.get('/api/search-key', (request, reply) => {
    void reply.header('cache-control', 'no-store');
    return options.searchAccess(siteOf(request));
  });

  app.get('/api/locations', (request) => ({
    locations: siteOf(request).site.locations.filter(({ visible }) => visible),
  }));

  app.get<{ Params: { slug: string } }>('/api/vehicles/:slug', async (request, reply) => {
    const site = siteOf(request);
    const vehicle = await siteStock(db, site.slug).bySlug(request.params.slug);
    if (vehicle?.status === 'withdrawn')
      return reply.code(410).send(errorBody('gone', 'This vehicle is no longer here.'));
    if (!vehicle || !shownOnSite(vehicle, site, now()).isReachable)
      return reply.code(404).send(errorBody('not-found', 'There is no such vehicle on this site.'));
    return { vehicle };
  });

  const writes = { config: { rateLimit: { max: options.writesPerMinute ?? 20, timeWindow: '1 minute' } } };
  app.post('/api/enquiries', writes, async (request, reply) => {
    const site = siteOf(request);
    const parsed = enquiryBody.safeParse(request.body);
    if (!parsed.success)
      return reply.code(422).send(errorBody('invalid', 'Some fields cannot be used.', zodFields(parsed.error)));
    try {
      const { isNew, ...answer } = await leads.take(site, parsed.data);
      return await reply.code(isNew ? 201 : 200).send(answer);
    } catch (error) {
      if (!(error instanceof LeadError)) throw error;
      return reply.code(error.status).send(errorBody(codeOf(error.status), error.message, error.fields));
    }
  });

  app.post<{ Body: unknown; Querystring: Record<string, string> }>('/typesense/multi_search', (request, reply) => {
    siteOf(request);
    const { body } = request;
    const answer = options.multiSearch(typeof body === 'string' ? body : JSON.stringify(body ?? {}), request.query);
    return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.body);
  });

  app.get<{ Params: { '*': string }; Querystring: Record<string, string> }>('/media/*', async (request, reply) => {
    const site = siteOf(request);
    let wanted;
    try {
      wanted = parseImageQuery(request.query, request.headers.accept ?? '');
    } catch (error) {
      return reply.code(400).send(errorBody('invalid', (error as Error).message));
    }
    const answer = await images.get({ picture: request.params['*'], site: site.slug, ...wanted });
    void reply
      .header('etag', answer.etag)
      .header('vary', 'accept')
      .header('cache-control', answer.isPlaceholder ? 'public, max-age=60' : 'public, max-age=31536000, immutable');
    if (answer.isPlaceholder) void reply.header('x-picture', 'placeholder');
    if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
    return reply.type(answer.type).send(answer.body);
  });

  const isAdmin = (request: FastifyRequest): boolean =>
    isLoopback(request.socket.remoteAddress) && sameToken(request.headers['x-admin-token'], options.adminToken);

  // for the command line beside a running server, which holds the data folder
  app.get<{ Querystring: { site?: string; stocknum?: string } }>('/api/admin/vehicles', async (request, reply) => {
    if (!isAdmin(request)) return reply.code(404).send(errorBody('not-found', 'There is nothing at this address.'));
    const { site = '', stocknum = '' } = request.query;
    const stock = siteStock(db, site);
    const vehicle = await stock.byStockNumber(stocknum);
    if (vehicle) return { vehicle };
    const near = await stock.similarNumbers(stocknum);
    const hint = near.length > 0 ? ` Similar: ${near.join(', ')}.` : '';
    return reply.code(404).send(errorBody('not-found', `There is no vehicle "${stocknum}" on ${site}.${hint}`));
  });

  app.post<{ Body: unknown }>('/api/admin/imports', async (request, reply) => {
    if (!isAdmin(request)) {
      return reply.code(404).send(errorBody('not-found', 'There is nothing at this address.'));
    }
    try {
      return await reply.send(await options.runImport(request.body));
    } catch (error) {
      if (error instanceof ImportRefused) return reply.code(422).send(errorBody('refused', error.message));
      throw error;
    }
  });

  if (options.showsDeveloperPages) await app.register(developerPages, { db, sites });
  return app;
}

const CODES: Readonly<Record<number, string>> = {
  400: 'bad-request',
  404: 'not-found',
  409: 'conflict',
  413: 'too-large',
  415: 'unsupported-type',
  422: 'invalid',
  429: 'too-many',
};
const codeOf = (status: number): string => CODES[status] ?? 'refused';

const isLoopback = (address: string | undefined): boolean =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

function sameToken(given: unknown, token: string): boolean {
  const a = Buffer.from(typeof given === 'string' ? given : '');
  const b = Buffer.from(token);
  return a.length === b.length && timingSafeEqual(a, b);
}
