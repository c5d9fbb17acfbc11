import type { Db } from '@forecourt/database';
import { RemotePictures, type Reach } from '@forecourt/images';
import type { Sites } from '@forecourt/sites';
import { siteStock } from '@forecourt/stock';

export interface SitePicturesOptions {
  readonly db: Db;
  readonly sites: Sites;
  readonly cacheDir: string;
  readonly reach: Reach | undefined;
}

/** Pictures of other servers, as far as a site's vehicles or its configuration name them. */
export function sitePictures({ db, sites, cacheDir, reach }: SitePicturesOptions): RemotePictures {
  const configured = new Map(sites.all.map(({ slug, config }) => [slug, new Set(addressesIn(config))]));
  return new RemotePictures({
    cacheDir,
    reach,
    isOfSite: async (address, site) =>
      (configured.get(site)?.has(address) ?? false) || siteStock(db, site).hasPicture(address),
    mayLeadTo: (host, site) => sites.bySlug(site)?.site.pictureHosts.includes(host) ?? false,
    onFailure: (host, reason) => console.warn(`A picture of ${host} cannot be shown: ${reason}.`),
  });
}

/** Every absolute address among the values of a configuration, wherever it stands. */
function* addressesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (/^(https?:)?\/\//i.test(value)) yield value;
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* addressesIn(inner);
}
