import type { SlotRef } from '@forecourt/contracts';
import type { PageDefinition, SlotFill } from './defineFeature.js';
import { arranged, type Site } from './siteContext.js';
import type { SiteInfo } from './siteInfo.js';

type Configured = Pick<SiteInfo, 'slug' | 'config'>;

/** A slot that a page, a part or the layout renders, with an order or a condition. */
export interface DrawnSlot {
  readonly slot: SlotRef<unknown>;
  /** Ids of the fills to render, in this order; every installed one in its own order when left out. */
  readonly arrangement?: (site: Configured) => readonly string[] | undefined;
  /** Whether the page renders it, by the answer of the page's loader; always when left out. */
  readonly when?: (answer: unknown, site: Configured) => boolean;
}

/** A fill that a page renders, and the conditions under which it does. */
export interface DrawnFill {
  readonly fill: SlotFill;
  readonly conditions: readonly NonNullable<DrawnSlot['when']>[];
}

const drawnSlot = (slot: SlotRef<unknown> | DrawnSlot): DrawnSlot => ('slot' in slot ? slot : { slot });

/** Everything that fills these places on a site, with what fills the places of those parts. */
export function drawnFills(
  site: Site,
  slots: PageDefinition['slots'] = [],
  conditions: DrawnFill['conditions'] = [],
  above: ReadonlySet<string> = new Set(),
): DrawnFill[] {
  return slots.map(drawnSlot).flatMap(({ slot, arrangement, when }) => {
    if (above.has(slot.id)) return [];
    const all = when ? [...conditions, when] : conditions;
    const inside = new Set([...above, slot.id]);
    return arranged(site.fillsOf(slot.id), arrangement?.(site)).flatMap((fill) => [
      { fill, conditions: all },
      ...drawnFills(site, fill.slots, all, inside),
    ]);
  });
}
