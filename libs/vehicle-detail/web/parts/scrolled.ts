// What the first scroll of a page makes alive: one module, so that a browser loads one file for it.

export { Component as RecentlyViewed } from './RecentlyViewedPart.js';
export { Component as SectionMenu } from './SectionMenuPart.js';
export { Component as StickyBars } from './StickyBarsPart.js';
