import type { Service } from '@forecourt/api';
import { dependsOnCookies } from '@forecourt/service';
import type { SiteHostOptions, Visitor } from '@forecourt/service/site-host';
import type { ConfiguredSite } from '@forecourt/service/sites';

/** For a render that is no visitor's. */
export const NOBODY: Visitor = {
  address: '127.0.0.1',
  cookies: undefined,
  setCookie: () => undefined,
  onCookiesRead: () => undefined,
  mustNotKeep: () => undefined,
};

/** How a render reaches the service: without leaving the process. `searchOf` searches the stock of a site. */
export function gateways(
  service: Service,
  site: ConfiguredSite,
  { address, cookies, setCookie, onCookiesRead, mustNotKeep }: Visitor,
  searchOf: Service['searchOf'] = service.searchOf,
): ReturnType<SiteHostOptions['gatewaysOf']> {
  const host = site.site.hosts[0] ?? '';
  const search = searchOf(site);
  const missing = (error: unknown): never => {
    mustNotKeep();
    throw error;
  };
  return {
    searchAccess: service.searchAccess(site),
    search: {
      async multiSearch(searches: readonly object[]) {
        const answers = await search.multiSearch(searches).catch(missing);
        if (answers.some((answer) => Object.hasOwn(answer as object, 'error'))) mustNotKeep();
        return answers;
      },
    },
    api: {
      async request(
        url: string,
        {
          method = 'GET',
          body,
          headers,
        }: { method?: 'GET' | 'POST'; body?: unknown; headers?: Record<string, string> } = {},
      ) {
        // what is written counts a visit: each one has to render the page
        if (method === 'POST') mustNotKeep();
        const response = await service.api.inject({
          method,
          url,
          headers: { ...headers, host, ...(cookies === undefined ? {} : { cookie: cookies }) },
          // limits count visitors, not this process
          remoteAddress: address,
          ...(body === undefined ? {} : { payload: body as object }),
        });
        if (dependsOnCookies(response.headers)) onCookiesRead();
        for (const line of [response.headers['set-cookie'] ?? []].flat()) setCookie(line);
        const answer: unknown = response.body === '' ? undefined : response.json();
        if (response.statusCode < 300) return answer;
        if (response.statusCode !== 404) mustNotKeep();
        throw Object.assign(new Error(`The service answered with status ${response.statusCode}.`), {
          name: 'ApiError',
          status: response.statusCode,
          body: answer,
        });
      },
    },
  };
}
