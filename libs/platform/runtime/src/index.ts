export * from './apiGateway.js';
export * from './recordEvent.js';
export * from './routerContexts.js';
export * from './searchContext.js';
export * from './search/searchGateway.js';
export * from './state/browserState.js';
export * from './state/sharedEvents.js';
export { storageKeyOf, whenStored } from './state/storageKeys.js';
export * from './state/storeSession.js';
