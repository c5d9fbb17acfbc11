/** What the estimate knows of a vehicle that is for sale. */
export interface MarketVehicle {
  /** Tells a vehicle from its own listing elsewhere; a VIN where there is one. */
  readonly key: string;
  readonly item_type: string;
  readonly car_type: string;
  readonly make: string;
  readonly model: string;
  readonly badge?: string | undefined;
  readonly year?: number | undefined;
  readonly km?: number | undefined;
  /** Whole dollars, as advertised. */
  readonly price: number;
  /** What the price contains. */
  readonly price_type?: string | undefined;
}

/** A comparable vehicle's price and how near it is, above 0 up to 1. */
export interface Comparable {
  readonly price: number;
  readonly weight: number;
}

/** Model years to either side. */
export const YEARS = 2;
/** Kilometres to either side: this share of the odometer, at least `LEAST_KM`. */
const KM_SHARE = 0.4;
const LEAST_KM = 25_000;
/** A price beyond these shares of the middle one is a mistake or another kind of vehicle. */
const BELIEVABLE = { least: 0.4, most: 2.5 } as const;
/** Another badge of the same model counts, but less. */
const OTHER_BADGE = 0.7;

/**
 * Vehicles that compare with this one: used, same make, model and price basis, near in year and kilometres, never
 * itself, each once. Near ones weigh more.
 */
export function comparablesOf(subject: MarketVehicle, market: Iterable<MarketVehicle>): Comparable[] {
  const found = new Map<string, Comparable>();
  for (const other of market) {
    if (other.key === subject.key || found.has(other.key)) continue;
    const weight = nearness(subject, other);
    if (weight > 0) found.set(other.key, { price: other.price, weight });
  }
  return believable([...found.values()]);
}

/** Whether another vehicle is a used one of the same model with a price of the same basis. */
export const sameModel = (subject: MarketVehicle, other: MarketVehicle): boolean =>
  other.car_type === 'used' &&
  other.item_type === subject.item_type &&
  sameWords(other.make, subject.make) &&
  sameWords(other.model, subject.model) &&
  other.price_type === subject.price_type &&
  other.price > 0;

/** How near another vehicle is, 0 for one that does not compare. */
export function nearness(subject: MarketVehicle, other: MarketVehicle): number {
  if (!sameModel(subject, other) || subject.year === undefined || other.year === undefined) return 0;
  const years = Math.abs(other.year - subject.year);
  const inYears = years > YEARS ? 0 : 1 - years / (YEARS + 1);
  const badge = sameWords(other.badge ?? '', subject.badge ?? '') ? 1 : OTHER_BADGE;
  return inYears * inKilometres(subject.km, other.km) * badge;
}

function inKilometres(own: number | undefined, other: number | undefined): number {
  // caravans have no odometer
  if (own === undefined) return 1;
  if (other === undefined) return 0;
  const window = Math.max(LEAST_KM, own * KM_SHARE);
  const apart = Math.abs(other - own);
  return apart > window ? 0 : 1 - apart / (2 * window);
}

/** Without prices that are mistakes, or of another kind of vehicle. */
export function believable(all: readonly Comparable[]): Comparable[] {
  const prices = all.map(({ price }) => price).sort((a, b) => a - b);
  const middle = prices[Math.floor((prices.length - 1) / 2)] ?? 0;
  return all.filter(({ price }) => price >= middle * BELIEVABLE.least && price <= middle * BELIEVABLE.most);
}

const sameWords = (a: string, b: string): boolean => a.trim().toLowerCase() === b.trim().toLowerCase();
