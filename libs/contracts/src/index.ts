export * from './deliveryTexts.js';
export * from './images.js';
export * from './listingHref.js';
export * from './refs.js';
export * from './routes.js';
export * from './slots.js';
export * from './enquiryRules.js';
export * from './vehicleRequests.js';
