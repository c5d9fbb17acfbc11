import type { Arrangement } from './arrangement.js';
import type { VehicleDetailKey } from './words.js';

/** One link of the menu. */
export interface MenuEntry {
  /** The place of the page that it leads to. */
  readonly id: string;
  /** Message with its name. */
  readonly name: VehicleDetailKey;
  /** Only the section itself knows whether it has anything to show for this vehicle. */
  readonly isUnsure: boolean;
}

/** A menu of fewer is no help. */
const FEWEST = 3;

const ENQUIRY: MenuEntry = { id: 'enquiry', name: 'menu.enquiry', isUnsure: false };
const DETAILS: MenuEntry = { id: 'details', name: 'menu.details', isUnsure: false };
const PLACE: MenuEntry = { id: 'vehicle-map', name: 'menu.location', isUnsure: false };
/** A sold vehicle cannot be seen, its dealer can be visited. */
const DEALER: MenuEntry = { ...PLACE, name: 'place.gone' };

/** Sections that a shopper goes to, by the names of the site's option; the others lie between them. */
const ENTRIES: ReadonlyMap<string, MenuEntry> = new Map<string, MenuEntry>([
  ['used-car-checks', { id: 'used-car-checks', name: 'menu.checks', isUnsure: true }],
  ['comments', { id: 'comments', name: 'menu.comments', isUnsure: false }],
  ['sections', { id: 'finance-calculator', name: 'menu.finance', isUnsure: true }],
  ['delivery', { id: 'delivery-calculator', name: 'menu.delivery', isUnsure: false }],
  ['location', PLACE],
  ['similar', { id: 'similar', name: 'menu.similar', isUnsure: false }],
]);

/**
 * The menu of a page, in its order; empty where there is too little to choose from. The page's own enquiry follows the
 * sections next to the price.
 */
export function sectionMenu<Name extends string>(
  { beside, below }: Arrangement<Name>,
  { hasEnquiry, isGone }: { hasEnquiry: boolean; isGone: boolean },
): readonly MenuEntry[] {
  const entriesOf = (blocks: Arrangement<Name>['beside']) =>
    blocks.flatMap(({ kind, names }) =>
      kind === 'tabs' ? [DETAILS] : names.flatMap((name) => ENTRIES.get(name) ?? []),
    );
  const entries = [...entriesOf(beside), ...(hasEnquiry ? [ENQUIRY] : []), ...entriesOf(below)];
  const shown = isGone ? entries.map((entry) => (entry === PLACE ? DEALER : entry)) : entries;
  return shown.length < FEWEST ? [] : shown;
}

/** Where a section begins in the window, pixels. */
export interface SectionPlace {
  readonly id: string;
  readonly top: number;
}

/**
 * The section that is being read: the last one that begins above the line below the menu. At the page's end it is the
 * last one, which may be too short to reach the line.
 */
export const currentSection = (
  places: readonly SectionPlace[],
  { line, isAtEnd }: { line: number; isAtEnd: boolean },
): string | undefined => (isAtEnd ? places : places.filter(({ top }) => top <= line)).at(-1)?.id;
