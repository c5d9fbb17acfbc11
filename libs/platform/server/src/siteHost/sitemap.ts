import { Readable } from 'node:stream';
import { ErrorLevel, SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap';

/** A page that search engines may find. */
export interface SitemapEntry {
  /** Path on the site, encoded. */
  readonly path: string;
  /** Epoch seconds of its last change, where it is known. */
  readonly changedAt?: number;
}

/** More than this a sitemap may not hold (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000;

/** Name of the file that search engines ask for first. */
export const FIRST_SITEMAP = 'sitemap.xml';

/**
 * The site's pages as sitemaps.org has it, by file name, each address once: one file, or an index and the files that it
 * names where one cannot hold them.
 */
export async function sitemapFiles(
  origin: string,
  entries: Iterable<SitemapEntry>,
  limit = SITEMAP_LIMIT,
): Promise<ReadonlyMap<string, string>> {
  const lines = [...new Map([...entries].map((entry) => [entry.path, entry])).values()];
  if (lines.length === 0) return new Map();
  if (lines.length <= limit) return new Map([[FIRST_SITEMAP, await sitemap(origin, lines)]]);
  const files = new Map<string, string>();
  for (let at = 0; at < lines.length; at += limit)
    files.set(`sitemap-${files.size + 1}.xml`, await sitemap(origin, lines.slice(at, at + limit)));
  const index = new SitemapIndexStream();
  const text = packed(index);
  Readable.from([...files.keys()].map((name) => `${origin}/${name}`)).pipe(index);
  return new Map([[FIRST_SITEMAP, await text], ...files]);
}

async function sitemap(origin: string, lines: readonly SitemapEntry[]): Promise<string> {
  const stream = new SitemapStream({ hostname: origin, level: ErrorLevel.SILENT, lastmodDateOnly: true });
  const text = packed(stream);
  Readable.from(
    lines.map(({ path, changedAt }) => ({ url: origin + path, ...(changedAt === undefined ? {} : day(changedAt)) })),
  ).pipe(stream);
  return text;
}

const packed = (stream: SitemapStream | SitemapIndexStream): Promise<string> => streamToPromise(stream).then(String);

function day(seconds: number): { lastmod?: string } {
  const date = new Date(seconds * 1000);
  return Number.isNaN(date.getTime()) ? {} : { lastmod: date.toISOString() };
}

/** Pages that stay out say so themselves; what is no page is not to be walked. */
export const robotsTxt = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /typesense/\nDisallow: /dev\n\nSitemap: ${origin}/${FIRST_SITEMAP}\n`;
