import { LRUCache } from 'lru-cache';
import type { ConfiguredSite } from './createSites.js';

/** Sites whose configuration is kept at once by default. */
export const MOST_RESOLVED = 500;

type Resolved = Pick<ConfiguredSite, 'source' | 'config' | 'sections' | 'serverOnly' | 'explain'>;

/**
 * Bounds how many resolved configurations are in memory: those of the sites that were needed last. Every other site
 * keeps what all sites are searched by (hosts, places, leads, paths), and its configuration is made again when it is
 * needed.
 */
export class ResolvedSites {
  readonly #resolved: LRUCache<ConfiguredSite, Resolved>;

  constructor(most: number = MOST_RESOLVED) {
    this.#resolved = new LRUCache({ max: most });
  }

  /** The same site, whose configuration comes from `read` once it is no longer kept. `read` answers alike each time. */
  keep(site: ConfiguredSite, read: () => Resolved): ConfiguredSite {
    const resolved = (): Resolved => {
      const known = this.#resolved.get(kept);
      if (known) return known;
      const made = resolvedPart(read());
      this.#resolved.set(kept, made);
      return made;
    };
    const { slug, template, dir, site: section, stockOwner, leads, paths } = site;
    const kept: ConfiguredSite = {
      ...{ slug, template, dir, site: section, stockOwner, leads, paths },
      get source() {
        return resolved().source;
      },
      get config() {
        return resolved().config;
      },
      get sections() {
        return resolved().sections ?? [];
      },
      get serverOnly() {
        return resolved().serverOnly;
      },
      get explain() {
        return resolved().explain;
      },
    };
    this.#resolved.set(kept, resolvedPart(site));
    return kept;
  }
}

const resolvedPart = ({ source, config, sections = [], serverOnly, explain }: Resolved): Resolved => ({
  ...{ source, config, sections, serverOnly, explain },
});
