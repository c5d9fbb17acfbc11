import { imageUrl } from '@forecourt/contracts';
import type { OfferSummary } from '@forecourt/offers/domain';

export interface OfferPlace {
  readonly origin: string;
  /** Path of the offer's page. */
  readonly path: string;
  /** The dealer's name. */
  readonly seller: string;
}

/** An offer as schema.org knows it. */
export function offerData(offer: OfferSummary, { origin, path, seller }: OfferPlace): object {
  const { name, description, price, image, starts, expires, category, manufacturer, model } = offer;
  return {
    '@type': 'Offer',
    name,
    description,
    url: origin + path,
    ...(category === undefined ? {} : { category }),
    ...(price ? { price: price.amount, priceCurrency: 'AUD' } : {}),
    ...(image ? { image: imageUrl(image.path, { width: 1280 }).replace(/^\//, `${origin}/`) } : {}),
    ...(starts === undefined ? {} : { validFrom: starts }),
    ...(expires === undefined ? {} : { validThrough: expires }),
    ...(manufacturer
      ? {
          itemOffered: {
            '@type': 'Vehicle',
            name: [manufacturer.name, model?.name].filter(Boolean).join(' '),
            brand: { '@type': 'Brand', name: manufacturer.name },
            ...(model ? { model: model.name } : {}),
          },
        }
      : {}),
    offeredBy: { '@type': 'AutoDealer', name: seller, url: origin },
  };
}

/** All offers of the page of offers, in their order. */
export const offerListData = (offers: readonly object[]): object => ({
  '@type': 'ItemList',
  numberOfItems: offers.length,
  itemListElement: offers.map((item, index) => ({ '@type': 'ListItem', position: index + 1, item })),
});
