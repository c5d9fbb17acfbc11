import type { Offer, OfferList } from './offer.js';

export interface OfferMoment {
  /** `site.id`. */
  readonly websiteId: string;
  /** Day of the site, `yyyy-mm-dd` (`dayIn`). */
  readonly today: string;
}

export type OfferState = 'on' | 'not-yet' | 'over' | 'excluded' | 'hidden';

/**
 * Whether a site shows an offer on a day: from its first to its last, both counted, unless the site is left out or the
 * offer is hidden (OFR-02).
 */
export function offerState(
  offer: Pick<Offer, 'id' | 'starts' | 'expires' | 'isHidden' | 'excluded_website_ids'>,
  shownThoughExcluded: readonly string[],
  { websiteId, today }: OfferMoment,
): OfferState {
  if (offer.isHidden) return 'hidden';
  if (offer.excluded_website_ids?.includes(websiteId) && !shownThoughExcluded.includes(offer.id)) return 'excluded';
  if (offer.starts !== undefined && today < offer.starts) return 'not-yet';
  return offer.expires !== undefined && today > offer.expires ? 'over' : 'on';
}

/** The offers that a site shows on a day, in the dealer's order. */
export const offersOn = ({ isOn, items, shownThoughExcluded }: OfferList, moment: OfferMoment): readonly Offer[] =>
  isOn ? items.filter((offer) => offerState(offer, shownThoughExcluded, moment) === 'on') : [];
