import type { EnoughForValue, MarketValue } from '@forecourt/vehicle-detail/domain';

/** A car that a shopper would trade in. Nothing in it says who the shopper is. */
export interface TradedCar {
  readonly make: string;
  readonly model: string;
  readonly year: number;
  readonly kms: number;
  readonly rego?: string | undefined;
  readonly regoState?: string | undefined;
}

/** Who knows what cars like a shopper's are advertised for: comparable stock (the embedded default), or a partner. */
export interface TradeInPort {
  /**
   * Undefined if unknown. Rejects when the answer cannot be had. `stockOwner` is the site whose stock the asking site
   * shows; with less than `enough` no estimate is given, so a port may look further.
   */
  value(car: TradedCar, stockOwner: string, enough: EnoughForValue): Promise<MarketValue | undefined>;
}

/** What a plate tells. */
export interface PlateAnswer {
  readonly make: string;
  readonly model: string;
  readonly year?: number | undefined;
}

/** Who knows which car carries a plate: stock records of the platform (the embedded default), or a partner. */
export interface RegoPort {
  /** `plate` has capital letters and digits alone. `stockOwner` is the site whose stock the asking site shows. */
  find(plate: string, state: string, stockOwner: string): Promise<PlateAnswer | undefined>;
}
