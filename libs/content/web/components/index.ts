// Components of this feature for a page of a host: `@forecourt/content/components`. Each goes inside `<OnSite>` of
// `@forecourt/ssr/client`, which brings configuration, words and store.
export { Calls } from './Calls.js';
export { PostCards, type PostCardsProps } from './PostCards.js';
export { PromotionSlider, type PromotionSliderProps } from './PromotionSlider.js';
export { Prose } from './Prose.js';
