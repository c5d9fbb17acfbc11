import { isNewArrival } from './availability.js';
import type { Vehicle } from './vehicle.js';

export interface TagOptions {
  electricTag: boolean;
  newArrivalDays: number;
  certifiedBadge: boolean;
  tagLabels: {
    electric: string;
    hybrid: string;
    reserved: string;
    certified: string;
    comingSoon: string;
    newArrival: string;
    sold: string;
  };
}

export type CardTag = {
  kind: 'electric' | 'hybrid' | 'reserved' | 'certified' | 'custom' | 'coming-soon' | 'new-arrival' | 'sold';
  label: string;
};

type Tagged = Pick<
  Vehicle,
  'simple_fuel' | 'reserved' | 'certified' | 'car_type' | 'tag' | 'status' | 'created_at_timestamp'
>;

/**
 * Card tag, first that applies (A4, CARD-02): electric or hybrid where the site asks for it, reserved, certified used
 * badge, custom tag, coming soon, new arrival, otherwise sold. Nothing for an unsold vehicle that none fits.
 */
export function cardTag(vehicle: Tagged, options: TagOptions, now: number): CardTag | undefined {
  const { tagLabels: labels } = options;
  const isSold = vehicle.status === 'sold';
  if (options.electricTag) {
    const fuel = vehicle.simple_fuel?.toLowerCase() ?? '';
    if (fuel === 'electric') return { kind: 'electric', label: labels.electric };
    if (fuel.includes('hybrid')) return { kind: 'hybrid', label: labels.hybrid };
  }
  if (vehicle.reserved) return { kind: 'reserved', label: labels.reserved };
  if (options.certifiedBadge && vehicle.certified && vehicle.car_type === 'used' && !isSold) {
    return { kind: 'certified', label: labels.certified };
  }
  if (vehicle.tag) return { kind: 'custom', label: vehicle.tag };
  if (vehicle.status === 'coming_soon') return { kind: 'coming-soon', label: labels.comingSoon };
  if (!isSold && isNewArrival(vehicle, options.newArrivalDays, now))
    return { kind: 'new-arrival', label: labels.newArrival };
  return isSold ? { kind: 'sold', label: labels.sold } : undefined;
}
