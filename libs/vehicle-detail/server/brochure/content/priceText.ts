import type { SiteSection, VehicleOptions } from '@forecourt/site-config';
import { isAvailable, priceDisplay, type Vehicle } from '@forecourt/vehicle';
import type { BrochureSay } from '../../words/say.js';

/** The price as the page shows it (VDP-05): amount with what it contains, the price before, or the site's words. */
export interface BrochurePrice {
  readonly text: string;
  /** Words instead of an amount. */
  readonly isWords: boolean;
  /** What the amount contains, or `per week`. */
  readonly basis?: string;
  /** Of a subscription. */
  readonly isWeekly?: true;
  readonly was?: string;
}

/** Decided by the one selector of all surfaces; a vehicle that is gone reads SOLD (VDP-06). */
export function priceText(
  vehicle: Vehicle,
  { options, site, now, say }: { options: VehicleOptions; site: SiteSection; now: number; say: BrochureSay },
): BrochurePrice {
  if (!isAvailable(vehicle)) return { text: say('sold'), isWords: true };
  const price = priceDisplay(vehicle, { ...options, offersSubscription: site.offersSubscription, now });
  if (price.kind === 'text') return { text: price.text, isWords: true };
  if (price.kind === 'subscription') return { text: price.text, isWords: false, basis: say('perWeek'), isWeekly: true };
  return {
    text: price.text,
    isWords: false,
    ...(price.typeLabel ? { basis: price.typeLabel } : {}),
    ...(price.was ? { was: price.was.text } : {}),
  };
}
