import { isListingValue, listingHref } from '@forecourt/contracts';
import type { MenuStockAnswer } from '@forecourt/stock/domain';
import { valueWord } from '@forecourt/vehicle';
import type { Browsed } from '../config.js';
import type { NavigationKey, NavigationSay } from './words.js';

export interface StockLink {
  readonly label: string;
  readonly href: string;
  readonly picture?: string;
}
export interface StockGroup {
  readonly facet: Browsed;
  readonly title: string;
  readonly links: readonly StockLink[];
}

const TITLES: Readonly<Record<Browsed, NavigationKey>> = {
  make: 'stock.makes',
  body: 'stock.bodies',
  model: 'stock.models',
};

/**
 * Ways into the listing at `prefix` by what is in stock; a value that no address can say, and an empty group, are left
 * out.
 */
export function stockGroups(
  browse: readonly Browsed[],
  stock: MenuStockAnswer,
  prefix: string,
  say: NavigationSay,
): StockGroup[] {
  const to = (facets: Readonly<Record<string, readonly string[]>>) =>
    Object.values(facets).flat().every(isListingValue) ? [listingHref({ prefix, facets })] : [];
  const pictured = (picture: string | undefined) => (picture === undefined ? {} : { picture });
  const links: Readonly<Record<Browsed, () => StockLink[]>> = {
    make: () => stock.makes.flatMap((make) => to({ make: [make] }).map((href) => ({ label: make, href }))),
    body: () =>
      stock.bodies.flatMap(({ body, picture }) =>
        to({ body: [body] }).map((href) => ({ label: valueWord(body, say), href, ...pictured(picture) })),
      ),
    model: () =>
      stock.models.flatMap(({ make, model, picture }) =>
        to({ make: [make], model: [model] }).map((href) => ({ label: `${make} ${model}`, href, ...pictured(picture) })),
      ),
  };
  return browse
    .map((facet) => ({ facet, title: say(TITLES[facet]), links: links[facet]() }))
    .filter((group) => group.links.length > 0);
}
