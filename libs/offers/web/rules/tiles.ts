import type { ListingTile } from '@forecourt/contracts';
import type { OfferSummary } from '@forecourt/offers/domain';
import type { TileOptions } from '../config.js';
import type { SayOf } from '@forecourt/words';
import type { offersWords } from '../words/offersWords.js';
import { endLine } from './texts.js';

/** A tile with everything that it shows. */
export interface OfferTile extends ListingTile {
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly linkText: string;
  readonly image?: { readonly path: string; readonly alt: string } | undefined;
}

/**
 * The tiles that a site has. A tile of an offer uses the offer's words where it has none itself. It is left out while
 * the offer is: before its first day, after its last, and where it is excluded (OFR-02).
 */
export function tilesOf(
  tiles: readonly TileOptions[],
  offers: readonly OfferSummary[],
  hrefOf: (offer: OfferSummary) => string,
  say: SayOf<typeof offersWords>,
): OfferTile[] {
  const known = new Map(offers.map((offer) => [offer.id, offer]));
  return tiles.flatMap(({ offer: offerId, image, imageAlt = '', ...tile }) => {
    const offer = offerId === undefined ? undefined : known.get(offerId);
    if (offerId !== undefined && !offer) return [];
    const { title = offer?.name, href = offer && hrefOf(offer), linkText = say('tile.link') } = tile;
    if (title === undefined || href === undefined) return [];
    return {
      ...tile,
      title,
      text: tile.text ?? (offer ? summaryOf(offer, say) : ''),
      href,
      linkText,
      image: image === undefined ? offer?.image : { path: image, alt: imageAlt },
    };
  });
}

/** Kind and end. Prices and rates appear only with their conditions, on the offer's page. */
const summaryOf = ({ category, expires }: OfferSummary, say: SayOf<typeof offersWords>): string =>
  [category, endLine(expires, say)].filter((part) => part !== undefined).join(' · ');
