export * from './offer.js';
export * from './offerAddress.js';
export * from './offersCalls.js';
export * from './offersOn.js';
export * from './offersSection.js';
export * from './savedOffers.js';
export * from './testDrive.js';
