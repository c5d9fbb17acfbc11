import { isNewArrival } from './availability.js';
import type { Vehicle } from './vehicle.js';

export interface TagOptions {
  electricTag: boolean;
  newArrivalDays: number;
  certifiedBadge: boolean;
  /** Makes that carry the badge; all of them when empty or absent. */
  certifiedMakes?: readonly string[] | undefined;
  tagLabels: {
    electric: string;
    hybrid: string;
    reserved: string;
    certified: string;
    comingSoon: string;
    newArrival: string;
    sold: string;
    /** With it, new vehicles carry it when nothing else applies (B9). */
    new?: string | undefined;
  };
}

export type CardTag = {
  kind: 'electric' | 'hybrid' | 'reserved' | 'certified' | 'custom' | 'coming-soon' | 'new-arrival' | 'sold' | 'new';
  label: string;
};

type Tagged = Pick<
  Vehicle,
  | 'simple_fuel'
  | 'reserved'
  | 'certified'
  | 'car_type'
  | 'make'
  | 'tag'
  | 'status'
  | 'created_at_timestamp'
  | 'is_age_unknown'
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
  if (vehicle.car_type === 'used' && showsCertified(vehicle, options)) {
    return { kind: 'certified', label: labels.certified };
  }
  if (vehicle.tag) return { kind: 'custom', label: vehicle.tag };
  if (vehicle.status === 'coming_soon') return { kind: 'coming-soon', label: labels.comingSoon };
  if (!isSold && isNewArrival(vehicle, options.newArrivalDays, now))
    return { kind: 'new-arrival', label: labels.newArrival };
  if (isSold) return { kind: 'sold', label: labels.sold };
  return vehicle.car_type === 'new' && labels.new ? { kind: 'new', label: labels.new } : undefined;
}

/** Certified badge: where the site has it, for certified vehicles of its makes that are not sold (VDP-22). */
export function showsCertified(
  vehicle: Pick<Tagged, 'certified' | 'status' | 'make'>,
  { certifiedBadge, certifiedMakes = [] }: Pick<TagOptions, 'certifiedBadge' | 'certifiedMakes'>,
): boolean {
  const isOfMake = certifiedMakes.length === 0 || certifiedMakes.some((make) => make === vehicle.make);
  return certifiedBadge && vehicle.certified === true && vehicle.status !== 'sold' && isOfMake;
}
