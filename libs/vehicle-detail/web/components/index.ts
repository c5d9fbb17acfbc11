// Components of this feature for a page of a host: `@forecourt/vehicle-detail/components`. Each is put inside
// `<OnSite>` of `@forecourt/ssr/client`, which brings configuration, words and store.
export { Component as VehicleGallery } from '../parts/GalleryPart.js';
export type { Slide } from '../rules/slides.js';
export { Gallery, type GalleryProps } from './Gallery.js';
export { FuelCalculator, type FuelCalculatorProps } from './FuelCalculator.js';
export { PriceHistory, type PriceHistoryProps } from './PriceHistory.js';
export { SalesCounter, type SalesCounterProps } from './SalesCounter.js';
export { ShareMenu, type ShareMenuProps } from './ShareMenu.js';
