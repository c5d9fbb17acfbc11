import { loadHostBundle, type HostBundle } from '@forecourt/service/site-host';
import { publicConfig, type ConfiguredSite } from '@forecourt/service/sites';
import { hostDir } from '../../../apps/server/src/configuration/templates.ts';
import { gateways, NOBODY } from '../../../apps/server/src/pages/gateways.ts';
import type { Forecourt } from '../../../apps/server/src/startForecourt.ts';

type Renderer = HostBundle['renderer'];

/** Keeps each answer by its question, so that a repeated question costs nothing. */
function remembering<Question extends readonly unknown[], Answer>(
  ask: (...question: Question) => Promise<Answer>,
  keyOf: (...question: Question) => unknown,
): (...question: Question) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>();
  return (...question) => {
    const key = JSON.stringify(keyOf(...question));
    const answer = known.get(key) ?? ask(...question);
    known.set(key, answer);
    return answer;
  };
}

/** Draws one page with remembered answers of the service: without search, network and packing. */
export async function renderAlone(forecourt: Forecourt, origin: string, page: string): Promise<() => Promise<void>> {
  const site = forecourt.service.sites.byHost(new URL(origin).host) as ConfiguredSite;
  const { renderer, pageAssets } = await loadHostBundle(hostDir(site.template));
  const real = gateways(forecourt.service, site, NOBODY);
  const [api, search] = [real.api as Api, real.search as Search];
  const request = remembering(
    (path: string, options?: object) => api.request(path, options),
    (...question) => question,
  );
  const multiSearch = remembering(
    (searches: unknown) => search.multiSearch(searches),
    (searches) => searches,
  );
  const input: Omit<Parameters<Renderer['render']>[0], 'request'> = {
    site: { slug: site.slug, origin, config: publicConfig(site), paths: site.paths },
    api: { request },
    search: { multiSearch },
    searchAccess: real.searchAccess,
    now: Date.now(),
    nonce: 'bm9uY2Ugb2YgYSBiZW5jaA==',
    assets: pageAssets,
  };
  return async () => {
    const rendered = await renderer.render({ ...input, request: new Request(origin + page) });
    if (rendered.status !== 200 || !rendered.html)
      throw new Error(`${origin}${page} was rendered with status ${rendered.status}.`);
  };
}

interface Api {
  request(path: string, options?: object): Promise<unknown>;
}
interface Search {
  multiSearch(searches: unknown): Promise<unknown>;
}
