import type { Db } from '@forecourt/service/database';
import { log } from '@forecourt/service/observing';
import { oncePerSite } from '@forecourt/site-config';
import type { Sites } from '@forecourt/service/sites';
import { shownStock } from '@forecourt/stock';
import type { Reach } from './remote/reach.js';
import { RemotePictures } from './remote/remotePictures.js';

export interface SitePicturesOptions {
  readonly db: Db;
  readonly sites: Sites;
  readonly cacheDir: string;
  readonly reach: Reach | undefined;
}

/** Pictures of other servers, as far as a site's vehicles or its configuration name them. */
export function sitePictures({ db, sites, cacheDir, reach }: SitePicturesOptions): RemotePictures {
  return new RemotePictures({
    cacheDir,
    reach,
    async isOfSite(address, slug) {
      const site = sites.bySlug(slug);
      if (!site) return false;
      return configuredAddresses(site).has(address) || shownStock(db, site).hasPicture(address);
    },
    // the owner of a shared stock knows where its feed's pictures are sent on to
    mayLeadTo: (host, slug) =>
      [slug, sites.bySlug(slug)?.stockOwner ?? slug].some((name) =>
        sites.bySlug(name)?.site.pictureHosts.includes(host),
      ),
    onFailure: (host, reason) => log.warn({ from: host }, `A picture cannot be shown: ${reason}.`),
  });
}

const configuredAddresses = oncePerSite(({ config }) => new Set(addressesIn(config)));

/** Every absolute address among the values of a configuration, at any depth. */
function* addressesIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (/^(https?:)?\/\//i.test(value)) yield value;
  } else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) yield* addressesIn(inner);
}
