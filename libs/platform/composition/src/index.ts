export * from './defineFeature.js';
export * from './head.js';
export { endFirstPage, wakePart } from './hydrationTriggers.js';
export * from './loadFills.js';
export * from './part.js';
export * from './siteContext.js';
export * from './siteInfo.js';
export * from './Slot.js';
