import type { Page } from 'playwright-core';
import { imageUrl } from '@forecourt/contracts';

/** Everything that a shopper can touch. */
export const TOUCHABLE =
  'a[href], button, summary, label, select, input:not([type=hidden]), textarea, [role=button], ' +
  '[role=tab], [role=slider], [tabindex="0"]';

export interface Touchable {
  /** Its place among all that match `TOUCHABLE`. */
  readonly index: number;
  /** Element, target and label without what differs from vehicle to vehicle: two of a kind are touched once. */
  readonly kind: string;
  /** Where a link leads, with what differs from vehicle to vehicle; undefined for all others. */
  readonly target: string | undefined;
  /** Class names, by which elements of one component are known. */
  readonly style: string;
  /** In the header or footer, which all pages have. */
  readonly isShell: boolean;
}

/** One of each kind of visible element, in the order of the page. */
export const touchablesOf = (page: Page): Promise<Touchable[]> =>
  page.evaluate((query) => {
    const found = new Map<string, Omit<Touchable, 'kind'>>();
    for (const [index, element] of [...document.querySelectorAll(query)].entries()) {
      const box = element.getBoundingClientRect();
      const { visibility, display } = getComputedStyle(element);
      if (box.width < 2 || box.height < 2 || visibility === 'hidden' || display === 'none') continue;
      const address = element.getAttribute('href') ?? undefined;
      const target = (address ?? '').replace(/[0-9a-z-]{12,}/gi, '*').replace(/[?&][^#]*/, '?');
      const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      const words = label.replace(/\d+/g, '#').slice(0, 40);
      const kind = [element.tagName, target, words, element.getAttribute('name') ?? ''].join('|');
      const style = element.getAttribute('class') ?? '';
      const isShell = !element.closest('main');
      if (!found.has(kind)) found.set(kind, { index, target: address, style, isShell });
    }
    return [...found].map(([kind, rest]) => ({ kind, ...rest }));
  }, TOUCHABLE);

/** At most `most` of a list, evenly from its beginning to its end. */
export const spread = <Item>(list: readonly Item[], most: number): Item[] => {
  const count = Math.min(most, list.length);
  return Array.from({ length: count }, (_none, place) => list[Math.floor((place * list.length) / count)] as Item);
};

const isWithin = ({ kind }: Touchable): boolean => /^A\|[^|]*#/.test(kind);

/**
 * What tells an element from others that are alike. Links of one component that lead to pages of one kind are alike,
 * whatever they say, and so are links within pages of one kind; all others are when their label is, up to its first
 * figure: names of vehicles begin with their year.
 */
export function familyOf({ kind, target, style, isShell }: Touchable, path: string, routeOf: RouteOf): string {
  if (target === undefined) return kind.split('#', 1)[0] ?? kind;
  const [address = '', part] = target.split('#');
  const route = (at: string) => routeOf(at.split('?', 1)[0] ?? '') ?? (at.startsWith(PICTURES) ? PICTURES : at);
  const place = part === undefined ? '' : `#${part.replace(/\d+/g, '')} of ${isShell ? 'all' : route(path)}`;
  return ['A', style, address.startsWith('/') ? route(address) : address, place].join('|');
}

/** What addresses of all pictures begin with. */
const PICTURES = imageUrl('', { width: 1 }).split('?', 1)[0] ?? '';

type RouteOf = (path: string) => string | undefined;

/** Links within the page first, up to half: they are what once emptied pages. The others evenly over the page. */
export function choose(all: readonly Touchable[], most: number): Touchable[] {
  const within = spread(all.filter(isWithin), Math.ceil(most / 2));
  return [
    ...within,
    ...spread(
      all.filter((item) => !within.includes(item)),
      most - within.length,
    ),
  ];
}
