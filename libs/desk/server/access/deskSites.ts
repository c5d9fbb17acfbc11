import { inOtherLanguages, type ConfiguredSite } from '@forecourt/service/sites';
import { hasDesk } from './deskPeople.js';

/** The sites that a desk answers for: its own, and those of the dealer in other languages without a desk. */
export interface DeskSites {
  readonly own: ConfiguredSite;
  /** Its own first. */
  readonly all: readonly ConfiguredSite[];
}

/**
 * The sites of a site's desk (TEN-07). A site in another language belongs to it where both name each other, so that
 * one dealer's file alone opens no other dealer's leads.
 */
export function deskSites(own: ConfiguredSite, sites: readonly ConfiguredSite[]): DeskSites {
  const others = inOtherLanguages(own, sites).map(({ site }) => site);
  return {
    own,
    all: [own, ...others.filter((site) => site.site.inOtherLanguages.includes(own.slug) && !hasDesk(site))],
  };
}

export const slugsOf = ({ all }: DeskSites): string[] => all.map(({ slug }) => slug);

/** The site of a row that was found among those of the desk. */
export const siteOf = ({ own, all }: DeskSites, row: { readonly site: string }): ConfiguredSite =>
  all.find(({ slug }) => slug === row.site) ?? own;

/** Mark of what came from another site than the desk's own: its host name. */
export function siteMark(sites: DeskSites, row: { readonly site: string }): { readonly site?: string } {
  const { slug, site } = siteOf(sites, row);
  const [host] = site.hosts;
  return slug === sites.own.slug || host === undefined ? {} : { site: host };
}

/** Name of a place as the desk's own site has it, else as the others have it. */
export const placeName = ({ all }: DeskSites, place: string | null): string | undefined =>
  place === null
    ? undefined
    : (all.flatMap(({ site }) => site.locations).find(({ slug }) => slug === place)?.name ?? place);
