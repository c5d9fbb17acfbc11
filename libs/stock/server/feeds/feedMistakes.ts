import path from 'node:path';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { placeMistakes } from '../feed/findPlace.js';
import { FeedError } from '../feed/cell.js';
import { readMapping } from '../feed/readMapping.js';
import { feedOf } from './stockFeeds.js';

type FeedingSite = Pick<ConfiguredSite, 'slug' | 'dir' | 'config' | 'site' | 'stockOwner'>;

/** Why the feed of a site would never be read, as far as its own files say; none for a site without one. */
export function feedMistakes(site: FeedingSite): string[] {
  const feed = feedOf(site);
  if (!feed) return [];
  if (site.stockOwner !== site.slug)
    return [`is never read: this site shows the stock of "${site.stockOwner}" (site.stockOf)`];
  const name = `dealers/${site.slug}/${feed.mapping}`;
  try {
    const mapping = readMapping(path.join(site.dir, feed.mapping), name);
    return placeMistakes(mapping, site.site).map((mistake) => `mapping: ${name}: ${mistake}`);
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    return [`mapping: ${error.message}`];
  }
}
