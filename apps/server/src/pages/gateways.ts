import type { Service } from '@forecourt/api';
import { dependsOnCookies } from '@forecourt/service';
import type { SiteHostOptions, Visitor } from '@forecourt/service/site-host';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { KeptAnswers } from './keptAnswers.js';

/** For a render that is no visitor's. */
export const NOBODY: Visitor = {
  address: '127.0.0.1',
  cookies: undefined,
  sharesAnswers: false,
  setCookie: () => undefined,
  onCookiesRead: () => undefined,
  mustNotKeep: () => undefined,
};

export interface SharedByPages {
  /** Searches the stock of a site. */
  readonly searchOf: Service['searchOf'];
  readonly answers: KeptAnswers;
}

/** How a render reaches the service: without leaving the process. */
export function gateways(
  service: Service,
  site: ConfiguredSite,
  { address, cookies, sharesAnswers, setCookie, onCookiesRead, mustNotKeep }: Visitor,
  { searchOf = service.searchOf, answers }: Partial<SharedByPages> = {},
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
        const place = sharesAnswers && method === 'GET' && headers === undefined ? answers?.(site, url) : undefined;
        if (place?.found) return place.found.answer;
        const response = await service.api.inject({
          method,
          url,
          headers: { ...headers, host, ...(cookies === undefined ? {} : { cookie: cookies }) },
          // limits count visitors, not this process
          remoteAddress: address,
          ...(body === undefined ? {} : { payload: body as object }),
        });
        const isOwn = dependsOnCookies(response.headers);
        if (isOwn) onCookiesRead();
        // what is written counts a visit: each one has to render the page
        const isOnce = method === 'POST' || response.headers['cache-control']?.includes('no-store') === true;
        if (isOnce) mustNotKeep();
        const cookieLines = [response.headers['set-cookie'] ?? []].flat();
        for (const line of cookieLines) setCookie(line);
        const answer: unknown = response.body === '' ? undefined : response.json();
        const isForAll = response.statusCode === 200 && !isOwn && !isOnce && cookieLines.length === 0;
        if (isForAll && place) return place.keep(answer);
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
