import type { ComponentType, ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { createSite, type PublicConfig, type Site } from '@forecourt/composition';
import { createFetchApi, createLateSearch, type ApiGateway, type SearchGateway } from '@forecourt/runtime';
import type { SearchAccess } from '@forecourt/runtime/search';
import { makeStore, type AppStore, type StoreExtra } from '@forecourt/runtime/store';
import { findSection, routePaths, siteSection } from '@forecourt/site-config';
import { newStyles } from './componentStyles.js';
import type { HostDefinition } from './hostDefinition.js';
import { ownRoutesOf } from './pageNeeds.js';
import { createFrame } from './Providers.js';
import { createRouterContext } from './routerContext.js';
import { createRoutes } from './routes.js';

/** A site that a host's own page shows, without a server of the platform's that rendered it. */
export interface OwnSite {
  /** Name of the site: what the device keeps is of this one. `own` when left out. */
  readonly slug?: string;
  /** The resolved configuration (`resolveConfig`): a build writes it, so that no browser needs the schemas. */
  readonly config: PublicConfig;
  /** Style sheet of its theme, as `siteCss` of the kit makes it of the configuration; the host's own when left out. */
  readonly styles?: string;
  /** Scheme and host of the addresses that a page names; those of the document when left out. */
  readonly origin?: string;
  /** Route id to path pattern, for pages that the host mounts elsewhere. */
  readonly paths?: Readonly<Record<string, string>>;
}

export interface OwnSiteOptions {
  readonly site: OwnSite;
  /**
   * Where the service answers: an origin such as `https://www.harbour.example`, or a gateway. That of the document when
   * left out: then the host's server passes `/api`, `/typesense` and `/media` on.
   */
  readonly api?: string | ApiGateway;
  /** Where the stock is searched; the service says it when left out. */
  readonly search?: SearchGateway;
}

/** Everything that pages and components of one site need in a browser. */
export interface OpenedSite {
  readonly site: Site;
  readonly store: AppStore;
  readonly routes: RouteObject[];
  readonly Frame: ComponentType<{ children: ReactNode }>;
  readonly getContext: () => ReturnType<typeof createRouterContext>;
}

const HERE = typeof location === 'undefined' ? 'http://localhost' : location.origin;

/** Name of a site that names none. */
export const OWN = 'own';

/** What thunks and endpoints of the features find in a store: for a store that a host makes before its site opens. */
export function extraOf({ site, api: from = '', search }: OwnSiteOptions): StoreExtra {
  const api = typeof from === 'string' ? createFetchApi({ origin: from }) : from;
  const refreshKey = () => askKey(api, typeof from === 'string' ? from : '');
  return { api, search: search ?? createLateSearch({ refreshKey }), site: site.slug ?? OWN };
}

/** Opens a site without the platform's server. `store` is the host's own, where it has one. */
export function openSite(host: HostDefinition, options: OwnSiteOptions, known?: AppStore): OpenedSite {
  const { slug = OWN, config, origin = HERE } = options.site;
  const site = createSite({
    ...{ slug, origin, config, features: host.features },
    ownRoutes: ownRoutesOf(host),
    paths: pathsOf(options.site),
  });
  const extra = extraOf(options);
  const { api, search } = extra;
  const isBrowser = typeof document !== 'undefined';
  const store = known ?? (host.makeStore ?? makeStore)(extra, { isPersisted: isBrowser });
  return {
    ...{ site, store },
    routes: createRoutes(host, site),
    Frame: createFrame({
      ...{ site, siteContexts: host.siteContexts, store, search },
      cache: newStyles(),
      // nothing was rendered before: parts load as they are shown
      parts: {},
    }),
    getContext: () => createRouterContext({ site, api, search, now: Date.now }),
  };
}

/** Where pages are mounted: as the dealer says, then as the host does. */
export function pathsOf({ config, paths }: Pick<OwnSite, 'config' | 'paths'>): Readonly<Record<string, string>> {
  const section = findSection({ config }, siteSection);
  return { ...(section ? routePaths(section) : {}), ...paths };
}

/** The service names the search by its path; another origin's is put before it. */
async function askKey(api: ApiGateway, origin: string): Promise<SearchAccess> {
  const access = await api.request<SearchAccess>('/api/search-key');
  return { ...access, path: origin + access.path };
}
