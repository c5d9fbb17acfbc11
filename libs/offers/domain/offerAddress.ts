import { makeOfferRoute, offerRoute, type RouteRef } from '@forecourt/contracts';

export interface OfferAddress {
  readonly route: RouteRef<'manufacturer' | 'offer'>;
  readonly params: Readonly<Partial<Record<'manufacturer' | 'offer', string>>>;
}

/**
 * The one address of an offer: with its make, unless the site has a single one or the offer is of none (OFR-03).
 * `single` is the site's only make, `make` the slug of the offer's.
 */
export const offerAddress = (single: string | undefined, offer: string, make: string | undefined): OfferAddress =>
  single !== undefined || make === undefined
    ? { route: offerRoute, params: { offer } }
    : { route: makeOfferRoute, params: { manufacturer: make, offer } };
