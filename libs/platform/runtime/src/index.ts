export * from './apiGateway.js';
export * from './recordEvent.js';
export * from './routerContexts.js';
export * from './searchContext.js';
export * from './storeSession.js';
export * from './search/searchGateway.js';
