import { targetHref } from '@forecourt/contracts';
import type { Site } from '@forecourt/composition';
import type { ConfiguredLink } from '@forecourt/site-config';
import type { Browsed, FooterGroup, MenuEntry } from '../config.js';

export interface ShownLink {
  readonly label: string;
  readonly href: string;
}
export interface ShownEntry {
  readonly label: string;
  readonly href?: string;
  readonly items?: readonly ShownLink[];
  /** Ways into the stock, next to its links. */
  readonly browse?: readonly Browsed[];
}

type Here = Pick<Site, 'paths'>;
/** Links whose pages the site has, at the addresses that it gives them. */
export const shownLinks = (links: readonly ConfiguredLink[], here: Here): ShownLink[] =>
  links.flatMap((link) => {
    const href = targetHref(link, here);
    return href === undefined ? [] : [{ label: link.label, href }];
  });

/** The header's menu; an entry that leads nowhere, or is hidden, is left out. */
export const shownMenu = (menu: readonly MenuEntry[], here: Here): ShownEntry[] =>
  menu.flatMap((entry): ShownEntry[] => {
    const { label, browse, isHidden = false } = entry;
    if (isHidden) return [];
    if (entry.items) {
      const items = shownLinks(entry.items, here);
      return items.length === 0 ? [] : [{ label, items, ...(browse ? { browse } : {}) }];
    }
    const href = targetHref(entry, here);
    return href === undefined ? [] : [{ label, href }];
  });

/** The footer's groups; one without a page is left out, and one without a title bears the site’s name. */
export const shownGroups = (groups: readonly FooterGroup[], here: Here, name: string) =>
  groups
    .map(({ title = name, links }) => ({ title, links: shownLinks(links, here) }))
    .filter(({ links }) => links.length > 0);

/** A group of links with its title. */
export type ShownGroup = ReturnType<typeof shownGroups>[number];
