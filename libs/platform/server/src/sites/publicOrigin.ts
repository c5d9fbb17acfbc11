import type { ConfiguredSite } from './createSites.js';

/**
 * Scheme and host that a site's pages name in canonical links, sitemap and structured data: what its configuration
 * says, whatever a request claims. Without an own one it is https and the first host for shoppers, and this machine
 * otherwise.
 */
export function publicOriginOf(
  { site }: Pick<ConfiguredSite, 'site'>,
  { port, isProduction }: { readonly port: number; readonly isProduction: boolean },
): string {
  const host = site.hosts[0] ?? 'localhost';
  return site.publicOrigin ?? (isProduction ? `https://${host}` : `http://${host}:${port}`);
}
