/** Price band of similar vehicles, dollars either side (A7): 10,000 under 50,000, else 25,000. */
export function similarPriceBand(price: number): { min: number; max: number } {
  const width = price < 50_000 ? 10_000 : 25_000;
  return { min: Math.max(0, price - width), max: price + width };
}
