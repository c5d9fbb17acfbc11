import { PromoTile } from '../components/PromoTile.js';
import type { OfferTile } from '../rules/tiles.js';

export interface ListingTileProps {
  /** Id of the tile among those that were read. */
  tile: string;
  isWide: boolean;
  data?: unknown;
}

/** A tile among the results, where the listing has placed it (SRCH-14). */
export function Component({ tile: id, isWide, data }: ListingTileProps) {
  const tile = ((data ?? []) as readonly OfferTile[]).find((one) => one.id === id);
  return tile ? <PromoTile tile={tile} isWide={isWide} /> : null;
}
