/** Facets of a listing by which an article or an offer may choose vehicles. */
export const STOCK_FACETS = ['car_type', 'item_type', 'make', 'model', 'body', 'fuel', 'drive'] as const;
export type StockFacet = (typeof STOCK_FACETS)[number];

/** Vehicles that something speaks of: those that have one of the values of each facet named, up to a price. */
export interface StockChoice {
  readonly facets: Readonly<Partial<Record<StockFacet, readonly string[]>>>;
  /** Dollars. */
  readonly priceTo?: number | undefined;
  /** These vehicles alone, by their stock numbers. */
  readonly stockNumbers?: readonly string[] | undefined;
}
