export * from './apiGateway.js';
export * from './routerContexts.js';
export * from './store.js';
export * from './search/searchGateway.js';
