import { findSection, siteSection } from '@forecourt/site-config';
import type { PageDefinition, PageGate } from './defineFeature.js';
import type { SiteInfo } from './siteInfo.js';

/** The gate before a page on a site: the page's own, or the one that the site's options put there (B6). */
export function gateOf(
  { route, gate }: Pick<PageDefinition, 'route' | 'gate'>,
  site: Pick<SiteInfo, 'slug' | 'config'>,
): PageGate | undefined {
  if (gate && (gate.isOn?.(site) ?? true)) return gate;
  if (!findSection(site, siteSection)?.gatedPages?.includes(route.id)) return undefined;
  const [type = ''] = route.id.split('/');
  return { type, ...gate };
}
