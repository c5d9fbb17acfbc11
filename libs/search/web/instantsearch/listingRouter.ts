import { addressOf, type ListingSite } from '../rules/listingPath.js';
import { changed, type ListingFilters } from '../rules/listingUrl.js';

/** State of a history entry: letters of a word and steps of a slider are one step for Back, and more pages none. */
export interface EntryState {
  readonly series?: string;
  readonly more?: true;
}
export interface ListingNavigation {
  readonly replace: boolean;
  readonly preventScrollReset: boolean;
  readonly state: EntryState | null;
}
export interface ListingRouterOptions {
  readonly site: ListingSite;
  /** The filters of the address at hydration. */
  readonly opened: ListingFilters;
  readonly openedAs: EntryState | null;
  readonly navigate: (address: string, how: ListingNavigation) => void;
}

/**
 * How the next address is written: for more results below, for another page from its top, or as a step of a series.
 */
export type NextAddress = 'more' | 'top' | { readonly series: string };

/** The series of letters in the search field. */
export const WORDS = 'query';
/**
 * Milliseconds that letters rest before their address is written: results are painted first, and Safari counts
 * addresses.
 */
const REST = 100;

/**
 * InstantSearch's router over react-router: it writes the listing's own addresses and hears of those that come from
 * elsewhere.
 */
export class ListingRouter {
  readonly $$type = 'forecourt.listing';
  readonly #options: ListingRouterOptions;
  #present: ListingFilters;
  #entry: EntryState | null;
  #isOpen = true;
  #next: NextAddress | undefined;
  #waiting: (() => void) | undefined;
  /** Addresses that were written and have not come back yet: the router follows them later. */
  readonly #underWay: string[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #update: (filters: ListingFilters) => void = () => undefined;

  constructor(options: ListingRouterOptions) {
    this.#options = options;
    this.#present = options.opened;
    this.#entry = options.openedAs;
  }

  /** The view is not part of the search: only the address has it. */
  view: ListingFilters['view'];

  /** What the address says, or will say once it is written. */
  read = (): ListingFilters => this.#present;

  createURL = (filters: ListingFilters): string => addressOf(filters, this.#options.site);

  onUpdate = (update: (filters: ListingFilters) => void): void => {
    this.#update = update;
  };

  /** Says how the next address is written. */
  expect(next: NextAddress): void {
    this.#next = next;
  }

  /** InstantSearch calls this for every state, including the first one, which the address already has. */
  write = (filters: ListingFilters): void => {
    const next = this.#next;
    this.#next = undefined;
    if (!this.#isOpen || this.createURL(filters) === this.createURL(this.#present)) return;
    // words choose whatever they mean
    const isSeries = isStep(next) && (next.series === WORDS || rangeMoved(this.#present, filters) === next.series);
    const series = isSeries ? next.series : undefined;
    const isMore = next === 'more';
    const isInSheet = location.hash === '#filters';
    // what is chosen in the open sheet is one step: Back leads to before it
    const replace = isMore || isInSheet || (series !== undefined && series === this.#entry?.series);
    const state: EntryState | null = isMore ? { more: true } : series === undefined ? null : { series };
    const isLetter = series === WORDS;
    this.#present = filters;
    clearTimeout(this.#timer);
    this.#waiting = () => {
      this.#waiting = undefined;
      this.#entry = state;
      const own = this.createURL(filters);
      this.#underWay.push(own);
      const address = own + (isInSheet ? '#filters' : '');
      this.#options.navigate(address, { replace, preventScrollReset: next !== 'top', state });
    };
    if (isLetter) this.#timer = setTimeout(this.flush, REST);
    else this.#waiting();
  };

  /** Writes an address that rests. */
  readonly flush = (): void => {
    clearTimeout(this.#timer);
    this.#waiting?.();
  };

  /**
   * An address of react-router: of this router, or of Back, a link elsewhere and the like. One that this router wrote
   * is older than what was chosen since.
   */
  follow(filters: ListingFilters, entry: EntryState | null): void {
    const address = this.createURL(filters);
    const own = this.#underWay.indexOf(address);
    // those before it were overtaken, and all by an address from elsewhere
    this.#underWay.splice(0, own < 0 ? this.#underWay.length : own + 1);
    const isPresent = address === this.createURL(this.#present);
    this.view = filters.view;
    if (own >= 0 && !isPresent) return;
    this.#entry = entry;
    if (isPresent) return;
    clearTimeout(this.#timer);
    this.#waiting = undefined;
    this.#present = filters;
    this.#update(filters);
  }

  open(): void {
    this.#isOpen = true;
  }

  dispose = (): void => {
    clearTimeout(this.#timer);
    this.#isOpen = false;
  };
}

const isStep = (next: NextAddress | undefined): next is { readonly series: string } => typeof next === 'object';

/** The range that was moved, where nothing else was chosen. */
export function rangeMoved(before: ListingFilters, after: ListingFilters): string | undefined {
  const names = [
    ...new Set([...Object.keys(before.ranges), ...Object.keys(after.ranges)]),
  ] as (keyof typeof after.ranges)[];
  const moved = names.filter((name) => JSON.stringify(before.ranges[name]) !== JSON.stringify(after.ranges[name]));
  const isRest = JSON.stringify(changed(before, { ranges: {} })) === JSON.stringify(changed(after, { ranges: {} }));
  return moved.length === 1 && isRest ? moved[0] : undefined;
}
