import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import fastifyCompress, { type FastifyCompressOptions } from '@fastify/compress';
import fastifyStatic from '@fastify/static';
import { isCrossSite } from '@forecourt/contracts';
import { byNonce, createNonce, pageHeaders, type PageSecurity } from './contentSecurity.js';
import { edgeHeaders } from './edgeHeaders.js';
import { cookieValues } from '../http/cookies.js';
import { logFault } from '../http/faultReport.js';
import { privately } from '../http/privately.js';
import { readNamedHost } from '../http/readNamedHost.js';
import { showPreviews } from '../http/showPreviews.js';
import { metrics } from '../observing/metrics.js';
import { traced } from '../observing/tracing.js';
import { OBSERVED, observeApp } from '../observing/observeApp.js';
import { inScope, referenceOf, REQUEST_ID, scopeOf } from '../observing/requestScope.js';
import type { HostBundle, PublicConfig } from './hostBundle.js';
import { KeptPages, type CookiesRead, type FoundPage } from './keptPages.js';
import { EFFORT, packPage, type SentPage } from './packedPage.js';
import { formRefusal, refusalText } from './postedForm.js';
import { previewRoutes } from './previewRoutes.js';
import type { SiteHostSay } from './say.js';
import type { Previews } from '../sites/index.js';
import { serviceWords } from '../words/serviceWords.js';
import { SiteFiles } from './siteFiles.js';
import { FIRST_SITEMAP, robotsTxt, sitemapFiles, type SitemapEntry } from './sitemap.js';
import { wordsOf } from '@forecourt/words';

/** A site as the host server needs it. */
export interface HostedSite {
  readonly slug: string;
  /** The built host of its template, which renders its pages. */
  readonly bundle: HostBundle;
  /** Canonical scheme and host of the site's pages. */
  readonly origin: string;
  /** Resolved configuration, public part. Must be the same object for every request. */
  readonly config: PublicConfig;
  /** Other hosts that its pages may load from. */
  readonly otherHosts?: Omit<PageSecurity, 'isSecure'>;
  /** Route id to path, where the site mounts a page elsewhere. */
  readonly paths?: Readonly<Record<string, string>>;
  /** Ids of the service's modules; every module when left out. */
  readonly modules?: readonly string[];
  /** The same dealer's sites in other languages. */
  readonly otherLanguages?: readonly { readonly language: string; readonly origin: string }[];
  /** Address of the file with the messages of its language, one of `commonFiles`; none for English. */
  readonly translation?: string;
}

/** Whose page is made: what a gateway must know to ask the service as the visitor's own browser would. */
export interface Visitor {
  readonly address: string;
  /** The request's cookies, as they came. */
  readonly cookies: string | undefined;
  /** Whether answers that are the same for everyone may be some seconds old: not after a form, nor in a preview. */
  readonly sharesAnswers: boolean;
  /** Passes on a cookie that the service sets while the page is made. */
  readonly setCookie: (line: string) => void;
  /** Says that something was answered for the page that would be another for other cookies of the platform. */
  readonly onCookiesRead: () => void;
  /** Says that the page is for this visit alone: a part of it could not be had, or the visit was counted. */
  readonly mustNotKeep: () => void;
}

/** A document of a site that no host renders. */
export interface SiteDocument {
  /** Media type with its charset. */
  readonly type: string;
  /** Its text; undefined where the site has none, which is an unknown address then. */
  readonly of: (site: HostedSite) => Promise<string | undefined>;
}

/** A file that is the same on every site and never changes under its name. */
export interface CommonFile {
  readonly type: string;
  readonly body: Buffer;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The site of the request's host, as it was when the request came: a change of the dealer is for the next one. */
    hosted?: HostedSite | undefined;
  }
}

export interface SiteHostOptions {
  /**
   * Finds a site by the request's Host header. The same object until the dealer changes it: what is kept of a site ends
   * with its object.
   */
  readonly siteOf: (host: string) => HostedSite | undefined | Promise<HostedSite | undefined>;
  /** Gateways of the render, made for one site. */
  readonly gatewaysOf: (site: HostedSite, visitor: Visitor) => { api: unknown; search: unknown; searchAccess: unknown };
  /** Pages of a site for its sitemap, in addition to those that its host lists: vehicles, articles. */
  readonly pagesOf?: (site: HostedSite) => Promise<readonly SitemapEntry[]>;
  /** What a site has for sale, for the pages of its host that follow from it; see `listedPaths` of a page. */
  readonly stockOf?: (site: HostedSite) => Promise<object>;
  /** Documents that are no pages, such as feeds, by their path on every site. */
  readonly documents?: ReadonlyMap<string, SiteDocument>;
  /** Files of every site, such as fonts, by a path with a hash of their content. */
  readonly commonFiles?: Pick<ReadonlyMap<string, CommonFile>, 'get'>;
  /** Catalogues of a site's stock as CSV, by name. */
  readonly cataloguesOf?: (site: HostedSite) => Promise<ReadonlyMap<string, string>>;
  readonly now?: () => number;
  /** How pages are kept for visitors of whom nothing is known, each under its address; not at all when left out. */
  readonly keepsPages?: {
    /** Milliseconds. */
    readonly lifetime: number;
    /** Whether the service may answer these cookies differently from none. */
    readonly isKnown: (cookies: string | undefined) => boolean;
    /** Another number after each change of what the site's pages show. */
    readonly stateOf: (site: HostedSite) => number;
  };
  /**
   * Seconds for which a cache in front of the platform may keep a page that is kept here, too. Without it every page is
   * the visitor's alone.
   */
  readonly edgeSeconds?: number | undefined;
  /** Called with faults of our own: route and id of the request, nothing that a shopper sent. */
  readonly onFault?: (error: unknown, at: { readonly request: string; readonly id: string }) => void;
  /** Previews of drafts; none when left out. */
  readonly previews?: Pick<Previews, 'of' | 'open' | 'cookie'> | undefined;
  /** Proxies whose forwarded headers are believed; none when left out. */
  readonly trustedProxies?: readonly string[] | undefined;
  /** Largest form post, bytes. */
  readonly bodyLimit?: number;
}

/** Route of an address that leads to no page. */
const NO_PAGE = '/*';

/** Seconds after which a page that cannot be made just now may be requested again. */
const RETRY_AFTER = '10';

/** What is no page is compressed as it is sent; the hosts' own files have compressed copies next to them. */
const COMPRESSION: FastifyCompressOptions = {
  globalDecompression: false,
  encodings: ['br', 'gzip'],
  brotliOptions: EFFORT.brotli,
  zlibOptions: EFFORT.gzip,
};

/** The server of the dealers' pages: static files of the hosts, and every other address rendered. */
export async function createSiteHost(options: SiteHostOptions): Promise<FastifyInstance> {
  const { siteOf, now = Date.now, onFault = (error, at) => logFault({ error, ...at }) } = options;
  const { keepsPages, edgeSeconds, previews } = options;
  const sayOf = (site: HostedSite | undefined): SiteHostSay => wordsOf(site ?? { config: {} }, serviceWords);
  const sayTo = ({ hosted }: FastifyRequest): SiteHostSay => sayOf(hosted);
  const noFile = (reply: FastifyReply): FastifyReply => plain(reply, 404, sayTo(reply.request)('pages.file'));
  const kept = new KeptPages(keepsPages?.lifetime ?? 0, now);
  const app = Fastify({
    ...OBSERVED,
    bodyLimit: options.bodyLimit ?? 64 * 1024,
    trustProxy: options.trustedProxies ? [...options.trustedProxies] : false,
    routerOptions: { maxParamLength: 16_384 },
    // an address that cannot be decoded is an unknown address
    frameworkErrors: (_error, request, reply) =>
      void Promise.resolve(siteOf((request as unknown as FastifyRequest).host))
        .catch(() => undefined)
        .then((site) =>
          plain((reply as unknown as FastifyReply).header(REQUEST_ID, request.id), 400, sayOf(site)('pages.address')),
        ),
  });
  app.decorateRequest('hosted', undefined);
  readNamedHost(app, siteOf);
  showPreviews(app, previews);
  app.addHook('onRequest', async (request) => {
    request.hosted = await inScope(scopeOf(request.raw), () => siteOf(request.host));
  });
  observeApp(app, ({ hosted }) => hosted?.slug);
  // a dealer's words and files are taken for what they are said to be, and for nothing that runs
  app.addHook('onSend', (_request, reply, payload, done) => {
    reply.header('x-content-type-options', 'nosniff');
    done(null, payload);
  });
  await app.register(fastifyCompress, COMPRESSION);
  await app.register(fastifyStatic, { serve: false, preCompressed: true });
  // the page's action reads a form itself; whatever else is sent is refused below
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500 && !isOfLeaving(error, reply)) onFault(error, placeOf(request));
    // a content type that is none never comes to the form's own check
    const say = sayTo(request);
    if (status === 415) return plain(reply, status, refusalText({ reason: 'kind' }, say));
    if (status < 500) return plain(reply, status, say('pages.request'));
    const quoted = say('pages.reference', { reference: referenceOf(request.id) });
    return plain(reply, status, `${say('pages.fault')}\n${quoted}`);
  });

  // a file that is not there, and methods that no route takes, such as TRACE
  app.setNotFoundHandler(({ method }, reply) =>
    method === 'GET' || method === 'HEAD' ? noFile(reply) : refuseMethod(reply),
  );

  const siteOrNone = ({ hosted: site }: FastifyRequest, reply: FastifyReply): HostedSite | undefined => {
    if (!site) void plain(reply, 404, 'There is no site at this address.');
    return site;
  };

  // browsers and others ask for it whatever a page names
  app.get('/favicon.ico', (request, reply) =>
    siteOrNone(request, reply)
      ? reply.header('cache-control', 'public, max-age=86400').redirect('/media/icon.svg?w=80&f=png', 302)
      : reply,
  );
  app.get('/robots.txt', (request, reply) => {
    const site = siteOrNone(request, reply);
    return site ? reply.type('text/plain; charset=utf-8').send(robotsTxt(site.origin)) : reply;
  });
  const sitemaps = new SiteFiles(now, async (site: HostedSite) => {
    const { renderer } = site.bundle;
    const stock = await options.stockOf?.(site);
    const own = [...renderer.listedPaths(site), ...((stock && (await renderer.stockPaths?.(site, stock))) ?? [])];
    const others = (await options.pagesOf?.(site)) ?? [];
    return sitemapFiles(site.origin, [...own.map((path) => ({ path })), ...others]);
  });
  const sitemap = async (request: FastifyRequest, reply: FastifyReply) => {
    const site = siteOrNone(request, reply);
    if (!site) return reply;
    const [path = ''] = request.url.split('?', 1);
    const xml = (await sitemaps.of(site)).get(path.slice(1));
    return xml === undefined ? noFile(reply) : reply.type('application/xml; charset=utf-8').send(xml);
  };
  app.get(`/${FIRST_SITEMAP}`, sitemap);
  app.get('/sitemap-:part.xml', sitemap);
  const catalogues = new SiteFiles(
    now,
    (site: HostedSite) => options.cataloguesOf?.(site) ?? new Map<string, string>(),
  );
  app.get<{ Params: { name: string } }>('/catalogues/:name.csv', async (request, reply) => {
    const site = siteOrNone(request, reply);
    if (!site) return reply;
    const csv = (await catalogues.of(site)).get(request.params.name);
    return csv === undefined ? noFile(reply) : reply.type('text/csv; charset=utf-8').send(csv);
  });
  if (previews) previewRoutes(app, previews, (request, reply) => plain(reply, 404, sayTo(request)('pages.preview')));
  for (const [path, { type, of }] of options.documents ?? [])
    app.get(path, async (request, reply) => {
      const site = siteOrNone(request, reply);
      if (!site) return reply;
      const text = await of(site);
      if (text === undefined) return noFile(reply);
      return reply.type(type).header('cache-control', 'public, max-age=600').send(text);
    });
  app.get('/assets/*', (request, reply) => {
    const site = siteOrNone(request, reply);
    if (!site) return reply;
    // files that begin with a dot are the build's own
    if (/(^|\/)\./.test((request.params as { '*': string })['*'])) return noFile(reply);
    const file = `assets/${(request.params as { '*': string })['*']}`;
    void reply.header('vary', 'accept-encoding');
    return reply.sendFile(file, site.bundle.clientDir, { immutable: true, maxAge: '365d', index: false });
  });
  app.route({
    method: ['GET', 'POST'],
    url: '/*',
    handler: async (request, reply) => {
      const site = siteOrNone(request, reply);
      if (!site) return reply;
      const isRead = request.method !== 'POST';
      const file = isRead ? options.commonFiles?.get(request.url.split('?', 1)[0] ?? '') : undefined;
      if (file)
        return reply.type(file.type).header('cache-control', 'public, max-age=31536000, immutable').send(file.body);
      if (request.method === 'POST' && isCrossSite(request)) {
        return plain(reply, 403, sayTo(request)('pages.crossSite'));
      }
      const refusal =
        request.method === 'POST' ? await formRefusal(request.headers['content-type'], request.body) : undefined;
      if (refusal) return plain(reply, refusal.status, refusalText(refusal, sayTo(request)));
      const url = site.origin + request.url;
      if (!URL.canParse(url)) return plain(reply, 400, sayTo(request)('pages.address'));
      // a page that another site embeds is that of a stranger, as a look at the desk is noted; a link is followed
      const isEmbedded = isCrossSite(request) && request.headers['sec-fetch-dest'] !== 'document';
      const scope = scopeOf(request.raw);
      const { preview } = scope;
      const sentCookies = isEmbedded ? undefined : request.headers.cookie;
      const isKept = keepsPages !== undefined && !preview && isRead;
      const isKnown = keepsPages?.isKnown(sentCookies) === true;
      const has = (names: CookiesRead) =>
        isKnown && (names === 'all' || names.some((name) => cookieValues(sentCookies, name).length > 0));
      const stockState = keepsPages?.stateOf(site) ?? 0;
      const security = { isSecure: site.origin.startsWith('https:'), ...site.otherHosts };
      // a cache in front takes no page to a visitor with a cookie of the platform
      const atEdge = edgeSeconds === undefined || isKnown ? {} : edgeHeaders(site.slug, request.url, edgeSeconds);
      const accepted = request.headers['accept-encoding'];
      const sendFound = async ({ packed, headers, inline, route }: FoundPage, more: Record<string, string> = {}) => {
        scope.route = route;
        const page = await packed.sentTo(accepted);
        return sendPage(
          reply.headers({ ...Object.fromEntries(headers), ...pageHeaders(inline, security), ...more }),
          page,
        );
      };
      const found = isKept ? kept.find(site, url, stockState, has) : undefined;
      if (found) {
        metrics.pages.inc({ made: 'kept' });
        return sendFound(found, atEdge);
      }
      const cookies: string[] = [];
      let isWhole = true;
      let cookiesRead: CookiesRead = [];
      const visitor: Visitor = {
        address: request.ip,
        cookies: sentCookies,
        sharesAnswers: isKept,
        onCookiesRead: () => (cookiesRead = 'all'),
        setCookie: (line) => void cookies.push(line),
        mustNotKeep: () => (isWhole = false),
      };
      const nonce = createNonce();
      const renders = performance.now();
      const rendered = await traced('render', { 'forecourt.dealer': site.slug }, () =>
        site.bundle.renderer.render({
          // a page that others get must not depend on its first visitor: it gets the address alone
          request: toWebRequest(request, reply, url, isRead ? [] : POSTED_HEADERS),
          cookie: (name) => {
            if (cookiesRead !== 'all') cookiesRead = [...cookiesRead, name];
            return cookieValues(sentCookies, name)[0];
          },
          site,
          ...options.gatewaysOf(site, visitor),
          ...(preview ? { preview: { at: preview.at, until: preview.until } } : {}),
          now: preview?.at ?? now(),
          nonce,
          reference: referenceOf(request.id),
          assets: site.bundle.pageAssets,
        }),
      );
      scope.route = rendered.route ?? NO_PAGE;
      metrics.renderSeconds.observe((performance.now() - renders) / 1000);
      for (const fault of rendered.faults) if (!isOfLeaving(fault, reply)) onFault(fault, placeOf(request));
      if (rendered.status === 503) {
        // the database may be away for a moment: a page as it was serves a shopper better than none
        const old = isRead ? kept.findOld(site, url) : undefined;
        if (old) {
          metrics.pages.inc({ made: 'old' });
          return sendFound(old);
        }
        reply.header('retry-after', RETRY_AFTER);
      }
      metrics.pages.inc({ made: 'rendered' });
      reply.code(rendered.status);
      for (const [name, value] of rendered.headers) reply.header(name, value);
      if (cookies.length > 0 && !preview) reply.header('set-cookie', cookies);
      if (!rendered.html) return privately(reply).send();
      const { html, headers, status, faults, route = NO_PAGE } = rendered;
      const mayKeep = cookies.length === 0 && headers.get('cache-control') !== 'no-store';
      if (isKept && !has(cookiesRead) && isWhole && status === 200 && faults.length === 0 && mayKeep)
        return sendFound(
          await kept.keep(site, url, { html, nonce, headers, stockState, route, cookiesRead }, accepted),
          atEdge,
        );
      const page = await packPage(Buffer.from(html), accepted);
      return sendPage(reply.headers(pageHeaders(byNonce(nonce), security)), page);
    },
  });
  app.route({
    method: ['PUT', 'PATCH', 'DELETE'],
    url: '/*',
    handler: (_request, reply) => refuseMethod(reply),
  });
  return app;
}

/** Method and pattern: an address may hold what a shopper typed, or a key. */
const placeOf = ({ method, raw, id }: FastifyRequest) => ({ request: `${method} ${scopeOf(raw).route ?? ''}`, id });

/** What a visitor breaks off who goes on to another page is no fault of this one. */
const isOfLeaving = (error: unknown, { raw }: FastifyReply): boolean =>
  raw.destroyed && error instanceof Error && error.name === 'AbortError';

const plain = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${text}\n`);

function sendPage(reply: FastifyReply, { body, encoding }: SentPage): FastifyReply {
  void privately(reply).header('vary', 'accept-encoding');
  return (encoding === undefined ? reply : reply.header('content-encoding', encoding)).send(body);
}

const refuseMethod = (reply: FastifyReply): FastifyReply =>
  plain(reply.header('allow', 'GET, HEAD, POST'), 405, 'Pages take GET and POST.');

/** What an action reads of a form's request. */
const POSTED_HEADERS = ['content-type', 'user-agent', 'referer'];

function toWebRequest(request: FastifyRequest, reply: FastifyReply, url: string, passed: readonly string[]): Request {
  const abort = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) abort.abort();
  });
  const headers = new Headers();
  for (const name of passed) {
    const value = Object.hasOwn(request.headers, name) ? request.headers[name] : undefined;
    if (typeof value === 'string') headers.set(name, value);
  }
  const body = request.body instanceof Buffer ? new Uint8Array(request.body) : undefined;
  // a HEAD is a page of which the headers alone are sent
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return new Request(url, { method, headers, signal: abort.signal, ...(body ? { body } : {}) });
}
