import type { Autogauge } from '@forecourt/vehicle-detail/domain';
import type { Vehicle } from '@forecourt/vehicle';

/** Who knows what a vehicle is worth: comparable stock (the embedded default), or a partner. */
export interface ValuationPort {
  /** Answers locally, within milliseconds: a page may wait for it. */
  readonly isNear?: boolean;
  /** The vehicle's place in the market; undefined if unknown. Rejects when the answer cannot be had. */
  gauge(vehicle: Vehicle, site: string): Promise<Autogauge | undefined>;
}
