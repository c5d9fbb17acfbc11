import { LRUCache } from 'lru-cache';
import { numberedKeys } from './numberedKeys.js';

/** Stock changes all day, crawlers come seldom: milliseconds for which a site's files are kept. */
const LIFETIME = 10 * 60_000;
/** Signs of all files of all sites together. */
const ROOM = 64 * 1024 * 1024;

type Files = ReadonlyMap<string, string>;

/**
 * Files that are made of a site's whole stock: once for all who ask at the same time, and for some time after, unless
 * the dealer changes the site, which makes another object of it.
 */
export class SiteFiles<Site extends { readonly slug: string }> {
  private readonly keyOf = numberedKeys();
  private readonly kept: LRUCache<string, Files>;
  private readonly making = new Map<string, Promise<Files>>();
  private readonly make: (site: Site) => Promise<Files> | Files;
  constructor(now: () => number, make: (site: Site) => Promise<Files> | Files) {
    this.make = make;
    const sizeCalculation = (files: Files) => [...files.values()].reduce((sum, { length }) => sum + length, 1);
    this.kept = new LRUCache({ maxSize: ROOM, ttl: LIFETIME, ttlResolution: 0, perf: { now }, sizeCalculation });
  }

  async of(site: Site): Promise<Files> {
    const key = this.keyOf(site, site.slug);
    const known = this.kept.get(key) ?? this.making.get(key);
    if (known) return known;
    const made = Promise.resolve(this.make(site));
    this.making.set(key, made);
    try {
      const files = await made;
      this.kept.set(key, files);
      return files;
    } finally {
      // a fault is not kept
      this.making.delete(key);
    }
  }
}
