import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import { demoSites } from './demo.js';

export interface DeskOptions {
  isOn: boolean;
  people: { name: string; email: string; locations?: string[] }[];
  answerWithinHours?: number | null;
  answersTo?: 'person' | 'dealer';
  replies?: { name: string; subject: string; text: string }[];
}

/** The demo dealers with desks that a test can change while the service runs. */
export function deskSites(desks: ReadonlyMap<string, DeskOptions>): Sites {
  const sites = demoSites({ forms: { messageRequired: true } });
  const seen = new Map<string, ConfiguredSite>();
  const withDesk = (site: ConfiguredSite): ConfiguredSite => {
    const known = seen.get(site.slug);
    if (known) return known;
    // read anew at every look: a test may have changed it
    const config = Object.defineProperty({ ...site.config }, 'desk', {
      enumerable: true,
      get: () => desks.get(site.slug) ?? { isOn: false, people: [] },
    });
    const made = { ...site, config };
    seen.set(site.slug, made);
    return made;
  };
  const found = (site: ConfiguredSite | undefined) => site && withDesk(site);
  return {
    ...sites,
    all: sites.all.map(withDesk),
    bySlug: (slug) => found(sites.bySlug(slug)),
    byHost: (host) => found(sites.byHost(host)),
  };
}

/** Dealers with desks of their own, which stay as they are. */
export function desksOf(sites: Sites, desks: Readonly<Record<string, DeskOptions>>): Sites {
  const known = new Map(Object.entries(desks));
  const off: DeskOptions = { isOn: false, people: [] };
  const all = sites.all.map((site) => ({
    ...site,
    config: { ...site.config, desk: { ...(known.get(site.slug) ?? off) } },
  }));
  const bySlug = (slug: string) => all.find((site) => site.slug === slug);
  return { all, broken: [], bySlug, byHost: (host) => bySlug(sites.byHost(host)?.slug ?? '') };
}
