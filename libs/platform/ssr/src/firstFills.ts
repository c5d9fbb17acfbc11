import type { PageDefinition, Site, SlotFill } from '@forecourt/composition';

type Places = NonNullable<PageDefinition['slots']>;

/**
 * Fills whose code a page needs before it hydrates: those that are live at once. One inside a part that waits, such as
 * a form, hydrates after that part, and its code comes with it.
 */
export const firstFills = (site: Pick<Site, 'fillsOf'>, slots: Places, above: ReadonlySet<string> = new Set()) =>
  slots.flatMap((item): SlotFill[] => {
    const { id } = 'slot' in item ? item.slot : item;
    if (above.has(id)) return [];
    const live = site.fillsOf(id).filter(({ hydrate }) => hydrate === 'load');
    return live.flatMap((fill): SlotFill[] => [fill, ...firstFills(site, fill.slots ?? [], new Set([...above, id]))]);
  });

/** The same in the page's HTML: whether a part is live at once, with all parts around it. */
export function isFirstPart(part: Element, live: ReadonlySet<string>): boolean {
  for (let at: Element | null | undefined = part; at; at = at.parentElement?.closest('[data-part]'))
    if (!live.has(at.getAttribute('data-part') ?? '')) return false;
  return true;
}
