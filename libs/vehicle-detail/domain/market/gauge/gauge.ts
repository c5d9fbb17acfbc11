/**
 * What is known of a vehicle's place in the market, in the words of the stock contract (A3). A partner may leave
 * anything out.
 */
export interface Autogauge {
  /** Position of the listing price between the ends of the range, 0 to 1. */
  fill?: number | undefined;
  /** Dollars, as the vehicle was advertised when the range was worked out. */
  listing_price?: number | undefined;
  market_range_min?: number | undefined;
  market_range_max?: number | undefined;
  /** How far the range can be trusted, 0 to 1. */
  confidence?: number | undefined;
  description?: string | undefined;
  /** Vehicles that the range was made of. */
  comparables?: number | undefined;
  /** When the range was worked out, seconds since the epoch. */
  compared_at?: number | undefined;
  /** Made of stock that is for sale, not of sales. */
  is_estimate?: boolean | undefined;
}

/** A gauge with everything that is rendered. */
export interface ShownGauge extends Autogauge {
  fill: number;
  listing_price: number;
  market_range_min: number;
  market_range_max: number;
  confidence: number;
}

/** A gauge shows above this confidence (A5). */
const LEAST_CONFIDENCE = 0.2;

/**
 * The gauge as it may be shown, or nothing (A5, VDP-08): with fill, listing price, range and confidence, confidence
 * above
 * 0.2 and the range's end not below the listing price. A gauge of another price than the page shows is out of date: it
 * hides too.
 */
export function shownGauge(gauge: Autogauge | undefined, price: number | undefined): ShownGauge | undefined {
  if (!gauge || !isComplete(gauge) || price === undefined) return undefined;
  const { fill, listing_price, market_range_min, market_range_max, confidence } = gauge;
  const isUsable =
    fill >= 0 &&
    fill <= 1 &&
    market_range_min > 0 &&
    market_range_min <= market_range_max &&
    confidence > LEAST_CONFIDENCE &&
    market_range_max >= listing_price &&
    Math.round(listing_price) === Math.round(price);
  return isUsable ? gauge : undefined;
}

const NEEDED = ['fill', 'listing_price', 'market_range_min', 'market_range_max', 'confidence'] as const;
const isComplete = (gauge: Autogauge): gauge is ShownGauge => NEEDED.every((name) => Number.isFinite(gauge[name]));

/** The checks and their gauge are for used vehicles (A5). */
export const hasUsedCarChecks = ({ car_type }: { readonly car_type: string }): boolean => car_type === 'used';
