import type { RelatedStock } from '@forecourt/content/domain';
import { STOCK_FACETS } from '@forecourt/vehicle';
import type { PostMatter } from './frontMatter.js';

/** Which vehicles an article speaks of, as the listing’s own facets. */
export function relatedStock(stock: NonNullable<PostMatter['stock']>): RelatedStock {
  const { title, priceTo } = stock;
  const facets = Object.fromEntries(STOCK_FACETS.flatMap((name) => (stock[name] ? [[name, stock[name]]] : [])));
  return { title, facets, ...(priceTo === undefined ? {} : { priceTo }) };
}
