// Components of this feature for a page of a host: `@forecourt/offers/components`. Each goes inside `<OnSite>` of
// `@forecourt/ssr/client`, which brings configuration, words and store.
export { OfferActions, type OfferActionsProps } from './OfferActions.js';
export { OfferCard, type OfferCardProps } from './OfferCard.js';
export { OfferCards, type OfferCardsProps } from './OfferCards.js';
export { OfferFigures } from './OfferFigures.js';
export { OfferList, type OfferListProps } from './OfferList.js';
export { PromoTile, type PromoTileProps } from './PromoTile.js';
