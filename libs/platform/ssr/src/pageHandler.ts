import { cookieIn, type ApiGateway } from '@forecourt/runtime';
import type { SearchAccess } from '@forecourt/runtime/search';
import type { HostDefinition } from './hostDefinition.js';
import { extraOf, OWN, pathsOf, type OwnSite } from './openSite.js';
import { createHostRenderer, type HostRendererOptions } from './server.js';

export interface PageHandlerOptions extends HostRendererOptions {
  readonly site: OwnSite;
  /** Origin of the service, such as `https://www.harbour.example`, or a gateway to it. */
  readonly api: string | ApiGateway;
  /** Address of the built browser entry, which calls `hydrateHost`. */
  readonly entry: string;
}

/** Seconds before a key lapses in which pages get a new one: a browser renews its own. */
const RENEW_BEFORE = 300;

/** Lapsed already: the browser asks for one with its first search. */
const NO_KEY: SearchAccess = { path: '/typesense', apiKey: '', expiresAt: 0, collection: '' };

/**
 * Answers requests for the pages of a host that shows one site. Browsers reach `/api`, `/typesense` and `/media` of the
 * service at the host's own origin, which passes them on.
 */
export function createPageHandler(
  host: HostDefinition,
  { site, api: from, entry, ...options }: PageHandlerOptions,
): (request: Request) => Promise<Response> {
  const renderer = createHostRenderer(host, options);
  const { api, search } = extraOf({ site, api: from });
  const keyOf = keptKey(api);
  const { slug = OWN, config } = site;
  const paths = pathsOf(site);
  return async (request) => {
    const rendered = await renderer.render({
      ...{ request, api, search, now: Date.now(), nonce: crypto.randomUUID() },
      cookie: (name) => cookieIn(request.headers.get('cookie') ?? '', name),
      site: { slug, config, origin: site.origin ?? new URL(request.url).origin, paths },
      // a page of which nothing is searched needs none
      searchAccess: await keyOf().catch(() => NO_KEY),
      assets: () => ({ entry, preloads: [] }),
    });
    for (const fault of rendered.faults) console.error('A page failed:', fault);
    return new Response(rendered.html ?? null, { status: rendered.status, headers: rendered.headers });
  };
}

/** The service's key, requested once for all pages until it is about to lapse. */
function keptKey(api: ApiGateway): () => Promise<SearchAccess> {
  let kept: Promise<SearchAccess> | undefined;
  const ask = (): Promise<SearchAccess> => {
    const asked = api.request<SearchAccess>('/api/search-key');
    // the next page asks again
    asked.catch(() => (kept = undefined));
    return (kept = asked);
  };
  return async () => {
    const access = await (kept ?? ask());
    return access.expiresAt - RENEW_BEFORE > Date.now() / 1000 ? access : ask();
  };
}
