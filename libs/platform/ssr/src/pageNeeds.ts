import { siteErrorSlot } from '@forecourt/contracts';
import { drawnFills, type PageDefinition, type Site } from '@forecourt/composition';
import { siteSection, type SectionRef } from '@forecourt/site-config';
import { TRANSLATION_SECTION, WORDS_SECTION } from '@forecourt/words';
import type { HostDefinition } from './hostDefinition.js';

/** Every page that a host knows, with those that the site has not. */
export const pagesOf = (host: HostDefinition): readonly PageDefinition[] => [
  ...host.pages,
  ...host.features.flatMap((feature) => feature.pages ?? []),
];

/** Routes that are of no feature: the host's pages, and those that it leads to elsewhere. */
export const ownRoutesOf = ({ pages, otherPages = [] }: HostDefinition) => [
  ...pages.map(({ route }) => route),
  ...otherPages,
];

/** The places of a page: its own, and those of the layout where it has that. */
export const everySlotOf = (host: HostDefinition, page: PageDefinition | undefined) => [
  ...(page?.hasOwnFrame === true ? [] : host.layoutSlots),
  siteErrorSlot,
  ...(page?.slots ?? []),
];

/**
 * Sections of the configuration that a page reads: its own, those of the fills in its slots, and those of the layout.
 * Without a page, what the answer to an unknown address reads.
 */
export function sectionsOf(host: HostDefinition, site: Site, page: PageDefinition | undefined): ReadonlySet<string> {
  const ofFeature = (id: string) => site.features.find((feature) => id.startsWith(`${feature.id}/`))?.sections ?? [];
  const ids = (sections: readonly SectionRef<object>[]) => sections.map(({ id }) => id);
  return new Set([
    siteSection.id,
    ...[WORDS_SECTION, TRANSLATION_SECTION].filter((id) => Object.hasOwn(site.config, id)),
    ...(page ? ids(page.sections ?? ofFeature(page.route.id)) : []),
    ...drawnFills(site, everySlotOf(host, page)).flatMap(({ fill }) => ids(fill.sections ?? ofFeature(fill.id))),
  ]);
}

/** Whether a page can render with the configuration that this document carries. */
export const isCarried = (host: HostDefinition, site: Site, page: PageDefinition): boolean =>
  [...sectionsOf(host, site, page)].every((id) => Object.hasOwn(site.config, id));

/**
 * The site as one page sees it, on the server as in the browser: with the sections that the page reads and no others,
 * and with nothing in places that the page does not name.
 */
export function pageSite(host: HostDefinition, site: Site, page: PageDefinition | undefined): Site {
  const sections = sectionsOf(host, site, page);
  const named = new Set([
    ...everySlotOf(host, page).map((slot) => ('slot' in slot ? slot.slot.id : slot.id)),
    ...drawnFills(site, everySlotOf(host, page))
      .flatMap(({ fill }) => fill.slots ?? [])
      .map((slot) => ('slot' in slot ? slot.slot.id : slot.id)),
  ]);
  return {
    ...site,
    config: Object.fromEntries(Object.entries(site.config).filter(([id]) => sections.has(id))),
    fillsOf: (slotId) => {
      if (named.has(slotId)) return site.fillsOf(slotId);
      const owner = page ? `page "${page.route.id}"` : 'the layout';
      console.error(`Slot "${slotId}" stays empty: name it in the \`slots\` of ${owner} or the fill that renders it.`);
      return [];
    },
  };
}
