export * from './disclaimerCall.js';
export * from './personalisedCalls.js';
export * from './quoteCall.js';
