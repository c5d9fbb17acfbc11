import type { Page } from 'playwright-core';

/** Everything that a shopper can touch. */
export const TOUCHABLE =
  'a[href], button, summary, label, select, input:not([type=hidden]), textarea, [role=button], [role=tab], [role=slider], [tabindex="0"]';

export interface Touchable {
  /** Its place among all that match `TOUCHABLE`. */
  readonly index: number;
  /** Element, target and label without what differs from vehicle to vehicle: two of a kind are touched once. */
  readonly kind: string;
}

/** One of each kind of visible element, in the order of the page. */
export const touchablesOf = (page: Page): Promise<Touchable[]> =>
  page.evaluate((query) => {
    const found = new Map<string, number>();
    for (const [index, element] of [...document.querySelectorAll(query)].entries()) {
      const box = element.getBoundingClientRect();
      const { visibility, display } = getComputedStyle(element);
      if (box.width < 2 || box.height < 2 || visibility === 'hidden' || display === 'none') continue;
      const target = (element.getAttribute('href') ?? '').replace(/[0-9a-z-]{12,}/gi, '*').replace(/[?&][^#]*/, '?');
      const label = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
      const words = label.replace(/\d+/g, '#').slice(0, 40);
      const kind = [element.tagName, target, words, element.getAttribute('name') ?? ''].join('|');
      if (!found.has(kind)) found.set(kind, index);
    }
    return [...found].map(([kind, index]) => ({ kind, index }));
  }, TOUCHABLE);

/** At most `most` of a list, evenly from its beginning to its end. */
export const spread = <Item>(list: readonly Item[], most: number): Item[] => {
  const count = Math.min(most, list.length);
  return Array.from({ length: count }, (_none, place) => list[Math.floor((place * list.length) / count)] as Item);
};

const isWithin = ({ kind }: Touchable): boolean => /^A\|[^|]*#/.test(kind);

/** Without what was touched on another page; links within the page are each page's own. */
export const unknown = (all: readonly Touchable[], known: ReadonlySet<string>): Touchable[] =>
  all.filter((item) => isWithin(item) || !known.has(item.kind));

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
