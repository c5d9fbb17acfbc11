import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ConfiguredSite } from '@forecourt/sites';
import { placeMistakes } from '../feed/findPlace.js';
import { parseMapping } from '../feed/mapping.js';
import { feedOf } from './stockFeeds.js';

type FeedingSite = Pick<ConfiguredSite, 'slug' | 'dir' | 'config' | 'site' | 'stockOwner'>;

/** Why the feed of a site would never be read, as far as its own files say; none for a site without one. */
export async function feedMistakes(site: FeedingSite): Promise<string[]> {
  const feed = feedOf(site);
  if (!feed) return [];
  if (site.stockOwner !== site.slug)
    return [`is never read: this site shows the stock of "${site.stockOwner}" (site.stockOf)`];
  const name = `mapping: dealers/${site.slug}/${feed.mapping}`;
  const text = await readFile(path.join(site.dir, feed.mapping), 'utf8').catch(() => undefined);
  if (text === undefined) return [`${name}: there is no such file`];
  try {
    return placeMistakes(parseMapping(JSON.parse(text), name), site.site).map((mistake) => `${name}: ${mistake}`);
  } catch (error) {
    return [error instanceof SyntaxError ? `${name}: is no JSON: ${error.message}` : (error as Error).message];
  }
}
