import type { LoaderFunctionArgs } from 'react-router-dom';
import { listOffers } from '@forecourt/offers/domain';
import { apiContext, sendCall, siteContext } from '@forecourt/runtime';
import { sectionOf } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { offerHref } from '../rules/addresses.js';
import { tilesOf, type OfferTile } from '../rules/tiles.js';
import { offersSection } from '../section.js';
import { offersWords } from '../words/offersWords.js';

/** Tiles of a listing; requests the offers only if a tile is about one. */
export async function loader({ context }: LoaderFunctionArgs): Promise<readonly OfferTile[]> {
  const site = context.get(siteContext);
  const { isOn, tiles } = sectionOf(site, offersSection);
  const isOfOffers = isOn && tiles.some(({ offer }) => offer !== undefined);
  const { offers } = isOfOffers ? await sendCall(context.get(apiContext), listOffers, {}) : { offers: [] };
  return tilesOf(tiles, offers, (offer) => offerHref(site, offer), wordsOf(site, offersWords));
}
