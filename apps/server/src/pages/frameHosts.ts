import type { SiteSection } from '@forecourt/site-config';

/** Hosts whose pages a site may show in frames: those that it declares, its maps service and its web chat. */
export function frameHostsOf({
  frameHosts,
  maps,
  chat,
}: Pick<SiteSection, 'frameHosts' | 'maps' | 'chat'>): readonly string[] {
  const own = [maps?.embedUrl, chat?.url].flatMap((page) => (page === undefined ? [] : [new URL(page).host]));
  return [...new Set([...frameHosts, ...own])];
}

/** Origins of a site's own map: of its style, and of what the style names. */
export function mapOriginsOf({ maps }: Pick<SiteSection, 'maps'>): readonly string[] {
  if (maps?.styleUrl === undefined) return [];
  const hosts = (maps.hosts ?? []).map((host) => `https://${host}`);
  return [...new Set([new URL(maps.styleUrl).origin, ...hosts])];
}
