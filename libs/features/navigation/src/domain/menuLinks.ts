import type { Site } from '@forecourt/composition';
import type { MenuLink, NavigationConfig } from '../config.js';

export interface ShownLink {
  readonly label: string;
  readonly href: string;
}
export interface ShownEntry {
  readonly label: string;
  readonly href?: string;
  readonly items?: readonly ShownLink[];
}

type Here = Pick<Site, 'href'>;

/** Where an entry leads; nothing where the site has no such page. */
function hrefOf(link: { href?: string | undefined; to?: string | undefined; path?: string | undefined }, here: Here) {
  if (link.to === undefined) return link.href;
  return here.href({ id: link.to, defaultPath: '' }, link.path === undefined ? {} : { first: link.path });
}

/** Links whose pages the site has, at the addresses that it gives them. */
export const shownLinks = (links: readonly MenuLink[], here: Here): ShownLink[] =>
  links.flatMap((link) => {
    const href = hrefOf(link, here);
    return href === undefined ? [] : [{ label: link.label, href }];
  });

/** The header's menu; an entry that leads nowhere is left out. */
export const shownMenu = (menu: NavigationConfig['menu'], here: Here): ShownEntry[] =>
  menu.flatMap((entry): ShownEntry[] => {
    const { label } = entry;
    if (entry.items) {
      const items = shownLinks(entry.items, here);
      return items.length === 0 ? [] : [{ label, items }];
    }
    const href = hrefOf(entry, here);
    return href === undefined ? [] : [{ label, href }];
  });
