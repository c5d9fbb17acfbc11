import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  createStaticHandler,
  isRouteErrorResponse,
  matchRoutes,
  type StaticHandler,
  type StaticHandlerContext,
} from 'react-router-dom';
import {
  createSite,
  gateOf,
  missingSections,
  type ListedStock,
  type OtherLanguage,
  type PageDefinition,
  type PageHead,
  type PublicConfig,
  type Site,
} from '@forecourt/composition';
import type { OwnCookie } from '@forecourt/contracts';
import type { ApiGateway, SearchGateway } from '@forecourt/runtime';
import type { SearchAccess } from '@forecourt/runtime/search';
import { makeStore } from '@forecourt/runtime/store';
import { findSection, siteSection } from '@forecourt/site-config';
import { languageOf, TRANSLATION_SECTION } from '@forecourt/words';
import { serverStyles, stylesHtml } from './componentStyles.js';
import { failureOf, failureTitle } from './failureOf.js';
import { firstFills } from './firstFills.js';
import { formerAddress } from './formerAddress.js';
import { drawnPage, drawnParts, preloadParts } from './drawnPage.js';
import { escapeHtml, headHtml, inlineJson, preloadData, preloadFont } from './headHtml.js';
import type { BootData, HostDefinition } from './hostDefinition.js';
import { earlyNotes, lateScripts, sharedPicture, type PageAssets } from './lateScripts.js';
import { createRouterContext } from './routerContext.js';
import { everySlotOf, ownRoutesOf, pageSite, pagesOf, sectionsOf } from './pageNeeds.js';
import { createRoutes, pageMatch, resolveHead } from './routes.js';
import { previewBar, type PagePreview } from './previewBar.js';
import { speculationRules } from './speculationRules.js';
import { wordsOf } from '@forecourt/words';
import { ssrWords } from './words/ssrWords.js';

export interface RenderSite {
  readonly slug: string;
  readonly origin: string;
  readonly config: PublicConfig;
  readonly paths?: Readonly<Record<string, string>>;
  /** Ids of the service's modules; every module when left out. */
  readonly modules?: readonly string[];
  /** The same dealer's sites in other languages, each with the same pages. */
  readonly otherLanguages?: readonly OtherLanguage[];
  /** Address of the file with the messages of its language, where that is not the first one. */
  readonly translation?: string;
}

export interface RenderRequest {
  readonly request: Request;
  readonly site: RenderSite;
  readonly api: ApiGateway;
  readonly search: SearchGateway;
  readonly searchAccess: SearchAccess;
  /** Value of one of the visitor's cookies; none when left out. */
  readonly cookie?: (name: OwnCookie) => string | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly nonce: string;
  /** Of a page that shows a draft. */
  readonly preview?: PagePreview;
  /** What a shopper quotes of a page that failed. */
  readonly reference?: string;
  /** Tags for the entry script and for the chunks of the matched page. */
  readonly assets: (page: { load: string | undefined; parts: readonly string[] }) => PageAssets;
}

export interface Rendered {
  readonly status: number;
  readonly headers: Headers;
  /** Absent for redirects. */
  readonly html?: string;
  /** Path pattern of the page; absent where the address leads to none. */
  readonly route?: string;
  /** Errors that are no answer: the page says in its own words that something went wrong. */
  readonly faults: readonly unknown[];
}

export interface HostRenderer {
  readonly template: string;
  /** Ids of the features that the template installs. */
  readonly features: readonly string[];
  /** Features that need a module of the service. */
  readonly needs: readonly { readonly feature: string; readonly module: string }[];
  /** Pages that a site has not, because they read sections of features which the template does not install. */
  lacking(site: RenderSite): readonly { readonly page: string; readonly section: string }[];
  /** Paths of the pages in a site's sitemap. */
  listedPaths(site: RenderSite): readonly string[];
  /** The same for pages that follow from what the site has for sale. */
  stockPaths(site: RenderSite, stock: ListedStock): Promise<readonly string[]>;
  /** Route id to path pattern of every page that the site has. */
  pagesOf(site: RenderSite): ReadonlyMap<string, string>;
  /** Route id of the page that a path leads to; undefined where the site has none. */
  pageAt(site: RenderSite, path: string): string | undefined;
  /** Ids of what features can show in a place of a page, by the place's id. */
  fillsOf(slotId: string): readonly string[];
  /** Route ids of the pages that show something of these sections of the configuration; `all` where every page does. */
  pagesReading(site: RenderSite, sections: readonly string[]): 'all' | readonly string[];
  /** What the loader of a page answers for an address, without rendering it; undefined where this page is not there. */
  dataOf(page: string, request: Omit<RenderRequest, 'nonce' | 'assets'>): Promise<unknown>;
  render(request: RenderRequest): Promise<Rendered>;
}

export interface HostRendererOptions {
  /** The reset and the dealer's theme, as one static style sheet. */
  readonly styles: (config: PublicConfig) => string;
  /** Files of fonts that a page's first words need. */
  readonly fonts?: (config: PublicConfig) => readonly string[];
}

interface PreparedSite {
  site: Site;
  /** The site as the page sees it that an address leads to. */
  readonly siteAt: (url: string) => Site;
  handler: StaticHandler;
  styles: string;
  fonts: string;
}

/** The server half of a host app: renders any page of any site of the template. */
export function createHostRenderer(host: HostDefinition, options: HostRendererOptions): HostRenderer {
  const prepared = new WeakMap<PublicConfig, Map<string, PreparedSite>>();
  let loading: Promise<unknown> | undefined;

  const prepare = (
    { slug, origin, config, paths, modules, otherLanguages }: RenderSite,
    shownAt?: number,
  ): PreparedSite => {
    const byOrigin = prepared.get(config) ?? new Map<string, PreparedSite>();
    prepared.set(config, byOrigin);
    const key = `${origin} ${shownAt ?? ''}`;
    let found = byOrigin.get(key);
    if (!found) {
      const ownRoutes = ownRoutesOf(host);
      const site = createSite({
        slug,
        origin,
        features: host.features,
        config,
        ownRoutes,
        ...(paths ? { paths } : {}),
        ...(modules ? { modules } : {}),
        ...(otherLanguages ? { otherLanguages } : {}),
        ...(shownAt === undefined ? {} : { shownAt }),
      });
      const handler = createStaticHandler(createRoutes(host, site), { future: { v8_middleware: true } });
      const seen = new Map<PageDefinition | undefined, Site>();
      const siteAt = (url: string) => {
        const page = pageMatch(matchRoutes(handler.dataRoutes, new URL(url).pathname) ?? [])?.page;
        const known = seen.get(page) ?? pageSite(host, site, page);
        seen.set(page, known);
        return known;
      };
      const fonts = (options.fonts?.(config) ?? []).map(preloadFont).join('');
      found = { site, siteAt, handler, styles: options.styles(config), fonts };
      byOrigin.set(key, found);
    }
    return found;
  };

  return {
    template: host.template,
    features: host.features.map(({ id }) => id),
    needs: host.features.flatMap(({ id, module }) => (module === undefined ? [] : [{ feature: id, module }])),
    lacking: ({ config }) =>
      pagesOf(host).flatMap((page) =>
        missingSections(page, config).map((section) => ({ page: page.route.id, section })),
      ),
    listedPaths(input) {
      const { site } = prepare(input);
      return pagesOf(host)
        .filter((page) => page.isListed)
        .flatMap((page) => site.href(page.route) ?? []);
    },
    async stockPaths(input, stock) {
      const { site } = prepare(input);
      const pages = pagesOf(host).filter((page) => site.paths.has(page.route.id));
      const paths = await Promise.all(
        pages.map(async (page) => (await page.listedPaths?.())?.listedPaths(site, stock) ?? []),
      );
      return paths.flat();
    },
    pagesOf: (input) => prepare(input).site.paths,
    pageAt: (input, path) => {
      const { handler } = prepare(input);
      return pageMatch(matchRoutes(handler.dataRoutes, path) ?? [])?.page.route.id;
    },
    fillsOf: (slotId) =>
      host.features.flatMap(({ fills = [] }) => fills.filter((fill) => fill.slotId === slotId).map(({ id }) => id)),
    pagesReading(input, sections) {
      const { site } = prepare(input);
      const pages = pagesOf(host);
      const reading = pages.filter((page) => {
        const read = sectionsOf(host, site, page);
        return sections.some((section) => read.has(section));
      });
      return reading.length === pages.length ? 'all' : reading.map(({ route }) => route.id);
    },
    async dataOf(id, { request, site: input, api, search, now }) {
      const { siteAt, handler } = prepare(input);
      const found = pageMatch(matchRoutes(handler.dataRoutes, new URL(request.url).pathname) ?? []);
      if (found?.page.route.id !== id) return undefined;
      const requestContext = createRouterContext({ site: siteAt(request.url), api, search, now: () => now });
      try {
        const answer: unknown = await handler.queryRoute(request, { routeId: found.match.route.id, requestContext });
        return answer instanceof Response ? undefined : answer;
      } catch (error) {
        // a redirect or a status is this page's way to say that there is nothing
        if (error instanceof Response || isRouteErrorResponse(error) || isStatus(error)) return undefined;
        throw error;
      }
    },
    async render(input) {
      // every part is in memory before the first render: nothing suspends, so pages are whole without JavaScript
      loading ??= preloadParts(host);
      await loading;
      const { siteAt, handler, styles, fonts } = prepare(input.site, input.preview?.at);
      const { request, api, search, cookie, now, reference, preview } = input;
      const { translation } = input.site;
      const site = siteAt(request.url);
      const store = (host.makeStore ?? makeStore)({ api, search, site: site.slug });
      const requestContext = createRouterContext({ site, api, search, now: () => now, cookie });
      const context = await handler.query(request, { requestContext });
      if (context instanceof Response) return { status: context.status, headers: context.headers, faults: [] };
      if (context.statusCode === 404 && ['GET', 'HEAD'].includes(request.method)) {
        const routes = pagesOf(host).map(({ route }) => route);
        const moved = formerAddress(routes, site.paths, new URL(request.url));
        if (moved !== undefined) return { status: 301, headers: new Headers(movedTo(moved)), faults: [] };
      }
      const own = await headOf(context, site, request);
      const head = preview
        ? { ...own, title: wordsOf(site, ssrWords)('preview.title', { title: own.title }), noindex: true }
        : own;
      const page = matchedPage(context);
      const route = page && site.paths.get(page.route.id);
      const isPrivate = page !== undefined && (page.isPrivate === true || gateOf(page, site) !== undefined);
      const hasFailed = context.errors !== null;
      const errors = Object.values(context.errors ?? {});
      const isAway = errors.some((error) => failureOf(error).status === 503);
      const boot: BootData = {
        site: {
          slug: site.slug,
          origin: site.origin,
          // the messages of its language are a file of their own, which the browser keeps
          config: without(site.config, TRANSLATION_SECTION),
          paths: Object.fromEntries(site.paths),
          off: site.off,
          otherLanguages: site.otherLanguages,
          ...(translation === undefined ? {} : { translation }),
          ...(site.shownAt === undefined ? {} : { shownAt: site.shownAt }),
        },
        router: {
          loaderData: context.loaderData,
          actionData: context.actionData,
          errors: publicErrors(context.errors),
        },
        search: input.searchAccess,
        now,
      };
      const assets = input.assets({
        load: hasFailed ? undefined : page?.load.toString(),
        parts: firstFills(site, everySlotOf(host, page)).map((item) => item.load.toString()),
      });
      const opening =
        `<!doctype html><html lang="${languageOf(site)}"><head><meta charset="utf-8">` +
        `<meta name="viewport" content="width=device-width, initial-scale=1">` +
        `<link rel="icon" href="/media/icon.svg?w=80&amp;f=png">${fonts}` +
        headHtml(
          { ...head, ...(isPrivate ? { noindex: true } : {}) },
          {
            origin: site.origin,
            siteName: siteName(site),
            language: languageOf(site),
            otherLanguages: hasFailed ? [] : site.otherLanguages,
          },
        ) +
        (translation === undefined ? '' : preloadData(translation)) +
        `${earlyNotes(input.nonce)}${sharedPicture(input.nonce)}` +
        `<style nonce="${input.nonce}">${styles}</style>`;
      const beforeRoot = `</head><body>` + (preview ? previewBar(preview, site, input.nonce) : '') + `<div id="root">`;
      const closing =
        `</div><script id="boot" type="application/json">${inlineJson(boot)}</script>` +
        `${speculationRules(input.nonce, inPlacePattern(page, site), isPrivate ? privatePatterns(site) : [])}` +
        `${lateScripts(assets, input.nonce)}</body></html>`;
      const cache = serverStyles(input.nonce);
      const parts = drawnParts();
      const tree = drawnPage({
        ...{ site, siteContexts: host.siteContexts, store, search, cache },
        ...{ handler, context, parts, reference },
      });
      const drawn = parts.putInto(await wholePage(tree, input.nonce));
      return {
        status: isAway ? 503 : context.statusCode,
        headers: new Headers({
          'content-type': 'text/html; charset=utf-8',
          // what is somebody's own is not shown again by the back button of somebody who signed out
          ...(isPrivate ? { 'cache-control': 'no-store' } : {}),
          ...(context.statusCode === 503 ? { 'cache-control': 'no-store', 'retry-after': RETRY_AFTER } : {}),
        }),
        ...(route === undefined ? {} : { route }),
        html: opening + stylesHtml(cache) + beforeRoot + drawn + closing,
        faults: errors.filter((error) => !isRouteErrorResponse(error) && failureOf(error).status !== 503),
      };
    },
  };
}

/** For an hour only: a site may move a page back. */
const movedTo = (location: string) => ({ location, 'cache-control': 'public, max-age=3600' });

/** Seconds after which a page that could not be read may be requested again. */
const RETRY_AFTER = '10';

/** What `data(…, { status })` makes, thrown. */
const isStatus = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'DataWithResponseInit';

/** The page's HTML; rejects when the frame itself cannot render, so that the caller answers 500. */
function wholePage(tree: React.ReactNode, nonce: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const output = new Writable({
      write(piece: Uint8Array, _encoding, done) {
        pieces.push(Buffer.from(piece));
        done();
      },
      final(done) {
        resolve(Buffer.concat(pieces).toString());
        done();
      },
    });
    const { pipe } = renderToPipeableStream(tree, {
      nonce,
      // React holds back large finished boundaries and reveals them by script; pages must be whole without one
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
      onAllReady: () => void pipe(output),
      onShellError: (error) => reject(error instanceof Error ? error : new Error(String(error))),
      onError: (error) => console.error('Render fault:', error),
    });
  });
}

const matchedPage = (context: StaticHandlerContext) => pageMatch(context.matches)?.page;

/** Patterns of pages that are opened by a person and nothing else: that somebody looked may be noted. */
const privatePatterns = (site: Site): string[] =>
  site.features
    .flatMap(({ pages = [] }) => pages)
    .flatMap((page) => (page.isPrivate === true ? (site.paths.get(page.route.id) ?? []) : []));

const inPlacePattern = (page: PageDefinition | undefined, site: Site): string | undefined =>
  page?.shouldRevalidate && site.paths.get(page.route.id);

async function headOf(context: StaticHandlerContext, site: Site, request: Request): Promise<PageHead> {
  const name = siteName(site);
  if (context.errors) {
    const [status = context.statusCode] = Object.values(context.errors).map((error) => failureOf(error).status);
    const say = wordsOf(site, ssrWords);
    return { title: say('title', { title: say(failureTitle(status)), dealer: name }), noindex: true };
  }
  const match = pageMatch(context.matches)?.match;
  const url = new URL(request.url);
  const { loaderData } = context;
  const data: unknown = match && Object.hasOwn(loaderData, match.route.id) ? loaderData[match.route.id] : undefined;
  const head = await resolveHead(matchedPage(context), { data, site, url, params: match?.params ?? {} });
  return head ?? { title: name };
}

const without = (config: PublicConfig, section: string): PublicConfig =>
  Object.fromEntries(Object.entries(config).filter(([id]) => id !== section));

const siteName = (site: Site): string => findSection(site, siteSection)?.name ?? site.slug;

/** What of an error may be seen by the visitor's browser: status and text of answers, nothing of faults. */
function publicErrors(errors: StaticHandlerContext['errors']): unknown {
  if (!errors) return null;
  return Object.fromEntries(
    Object.entries(errors).map(([id, error]) => {
      const { status, message = null } = failureOf(error);
      const { statusText = status === 500 ? 'Something went wrong' : '' } = error as { statusText?: string };
      return [id, { status, statusText, data: message, internal: true }];
    }),
  );
}

export { escapeHtml };
