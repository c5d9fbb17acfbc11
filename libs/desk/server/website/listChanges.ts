import { Refusal } from '@forecourt/contracts/api';
import type { DeskSiteAnswer, DeskSiteChange } from '@forecourt/desk/domain';
import { worded } from '../words/worded.js';
import { listIn, markedShown, reordered, withOption, type EditedSite, type Part } from './source.js';

type Change<Kind extends DeskSiteChange['kind']> = DeskSiteChange & { readonly kind: Kind };

interface MenuEntry extends Part {
  readonly label: string;
  readonly items?: readonly { readonly label: string }[];
  readonly isHidden?: boolean;
}

/** The menu that a site without one shows; undefined for a template without menus. */
const standardMenu = (site: EditedSite, writtenPages: readonly string[]) =>
  site.sections?.find(({ id }) => id === 'navigation')?.whenLeftOut?.['menu']?.(site, writtenPages) as
    readonly MenuEntry[] | undefined;

/** What the desk shows of the menu; undefined for a template without menus. */
export function menuOf(site: EditedSite, writtenPages: readonly string[]): DeskSiteAnswer['menu'] {
  const own = listIn<MenuEntry>(site, 'navigation', 'menu');
  const menu = own ?? standardMenu(site, writtenPages);
  return (
    menu && {
      is_standard: own === undefined,
      entries: menu.map(({ label, items = [], isHidden = false }) => ({
        ...{ label, is_shown: !isHidden },
        items: items.map((item) => item.label),
      })),
    }
  );
}

/** The menu that runs: the dealer's own, else the standard one. */
const runningMenu = (site: EditedSite, writtenPages: readonly string[]): readonly MenuEntry[] =>
  listIn<MenuEntry>(site, 'navigation', 'menu') ?? standardMenu(site, writtenPages) ?? [];

/** Another order of the menu, with entries that are shown or not. What an entry leads to stays as it is. */
export function withMenu(site: EditedSite, { entries }: Change<'menu'>, writtenPages: readonly string[]): Part {
  const menu = runningMenu(site, writtenPages);
  const inOrder = reordered(
    menu,
    entries.map(({ index }) => index),
    (_entry, index) => index,
  );
  const changed = inOrder.map((entry, at) => markedShown(entry, entries[at]?.is_shown ?? true));
  if (menu.length > 0 && entries.every((entry) => !entry.is_shown)) throw new Refusal(422, worded('site.oneShown'));
  return withOption(site, 'navigation', 'menu', changed);
}

/** Another order of the links in the dropdown of one entry. Throws the `Refusal` with 422 where it has none. */
export function withMenuItems(
  site: EditedSite,
  { entry, order }: Change<'menu-items'>,
  writtenPages: readonly string[],
): Part {
  const menu = runningMenu(site, writtenPages);
  const { items } = menu[entry] ?? {};
  if (!items) throw new Refusal(422, worded('site.noDropdown'));
  const changed = { ...menu[entry], items: reordered(items, order, (_link, index) => index) };
  return withOption(
    site,
    'navigation',
    'menu',
    menu.map((other, index) => (index === entry ? changed : other)),
  );
}

/** Sections that the front page shows, in their order, then those that it could show. */
export function frontPageOf(site: EditedSite): NonNullable<DeskSiteAnswer['front_page']> {
  const installed = site.sections?.flatMap(({ homeSections = [] }) => homeSections) ?? [];
  // a site that names none shows every one
  const shown = new Set(listIn<string>(site, 'site', 'homeSections') ?? installed);
  const hidden = installed.filter((id) => !shown.has(id));
  return [...[...shown].map((id) => ({ id, is_shown: true })), ...hidden.map((id) => ({ id, is_shown: false }))];
}

/** Another front page, of the sections that it could show. Throws the `Refusal` with 422 for any other. */
export function withFrontPage(site: EditedSite, { sections }: Change<'front-page'>): Part {
  const ids = sections.map(({ id }) => id);
  reordered(frontPageOf(site), ids, ({ id }) => id);
  const shown = sections.flatMap(({ id, is_shown: isShown }) => (isShown ? [id] : []));
  if (shown.length === 0) throw new Refusal(422, worded('site.oneShown'));
  return withOption(site, 'site', 'homeSections', shown);
}
