import { spread } from '../first-touch/touchables.ts';

/** A page to visit. */
export interface Visit {
  /** Id of its route; `not-found` for the address that is none. */
  readonly route: string;
  /** Path and parameters. */
  readonly address: string;
  readonly status: number;
}

export interface KnownSite {
  /** Route id to path pattern, of every page that the site has. */
  readonly patterns: ReadonlyMap<string, string>;
  /** Route id of the page that an address leads to. */
  readonly routeOf: (path: string) => string | undefined;
}

/** Pages that name their vehicles in parameters: the query to add to their address. */
const PARAMETERS: ReadonlyMap<string, (vehicles: readonly string[]) => string> = new Map([
  ['vehicle-detail/print', ([slug]) => `?car_id=${slug}`],
  ['garage/compare', (slugs) => `?ids=${slugs.slice(0, 3).join()}`],
]);
/** Pages that need what only a link of the site knows, such as a vehicle's number. */
const NEED_A_LINK = new Set(['finance/personalised']);
/** Pages of what one shopper has: by their bare address they say that there is nothing, with this status. */
const BARE = 404;
const NOTHING_BY_ITSELF: ReadonlyMap<string, (patterns: KnownSite['patterns']) => boolean> = new Map([
  // a token's, or a vehicle's
  ['forms/booking', () => true],
  ['checkout/purchase', () => true],
  // leads on to the account, where the site has accounts
  ['search/account-searches', (patterns: KnownSite['patterns']) => !patterns.has('garage/my-garage')],
]);
export const MISSING = '/no-such-page/at/all';

/**
 * Which pages of a site are visited: every route without a part to fill under its own address, and of all others up to
 * `samples`, evenly from the addresses that sitemap and pages name. Routes of which nothing is known are in `unknown`.
 */
export function visitsOf(
  site: KnownSite,
  known: readonly string[],
  samples: number,
): { visits: Visit[]; unknown: string[] } {
  const byRoute = new Map<string | undefined, string[]>();
  for (const address of new Set(known)) {
    const route = site.routeOf(pathOf(address));
    const others = byRoute.get(route);
    if (others) others.push(address);
    else byRoute.set(route, [address]);
  }
  const vehicles = (byRoute.get('vehicle-detail/page') ?? []).map(lastPart);
  const unknown: string[] = [];
  const visits = [...site.patterns].flatMap(([route, pattern]) => {
    const own = plainPath(pattern);
    const parameters = PARAMETERS.get(route)?.(vehicles) ?? '';
    const found = (byRoute.get(route) ?? []).filter((address) => address !== own);
    const plain = own === undefined || NEED_A_LINK.has(route) ? [] : [own + parameters];
    const addresses = [...plain, ...spread(found, samples)];
    if (addresses.length === 0) unknown.push(route);
    const isBare = NOTHING_BY_ITSELF.get(route)?.(site.patterns) === true;
    return addresses.map((address): Visit => ({ route, address, status: isBare && address === own ? BARE : 200 }));
  });
  return { visits: [...visits, { route: 'not-found', address: MISSING, status: 404 }], unknown };
}

/** A pattern's address without its optional parts; undefined where a part must be filled. */
export function plainPath(pattern: string): string | undefined {
  const parts = pattern.split('/').filter((part) => !/^:.*\?$/.test(part));
  return parts.some((part) => part.startsWith(':')) ? undefined : parts.join('/') || '/';
}

const pathOf = (address: string): string => new URL(address, 'https://site.example').pathname;
const lastPart = (address: string): string => pathOf(address).split('/').at(-1) ?? '';
