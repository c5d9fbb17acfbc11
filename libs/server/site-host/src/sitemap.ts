/** A page that search engines may find. */
export interface SitemapEntry {
  /** Path on the site, encoded. */
  readonly path: string;
  /** Epoch seconds of its last change, where it is known. */
  readonly changedAt?: number;
}

/** More than this a sitemap may not hold (sitemaps.org). */
export const SITEMAP_LIMIT = 50_000;

const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** The site's pages as sitemaps.org has it; each address once, and no more than may be in it. */
export function sitemapXml(origin: string, entries: Iterable<SitemapEntry>): string {
  const seen = new Set<string>();
  const urls: string[] = [];
  for (const { path, changedAt } of entries) {
    if (seen.has(path) || seen.size >= SITEMAP_LIMIT) continue;
    seen.add(path);
    const date = changedAt === undefined ? undefined : new Date(changedAt * 1000);
    const day = date && !Number.isNaN(date.getTime()) ? `<lastmod>${date.toISOString().slice(0, 10)}</lastmod>` : '';
    urls.push(`<url><loc>${escapeXml(origin + path)}</loc>${day}</url>`);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`;
}

/** Pages that stay out say so themselves; what is no page is not to be walked. */
export const robotsTxt = (origin: string): string =>
  `User-agent: *\nDisallow: /api/\nDisallow: /typesense/\nDisallow: /dev\n\nSitemap: ${origin}/sitemap.xml\n`;
