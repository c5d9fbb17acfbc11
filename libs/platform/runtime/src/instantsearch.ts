export * from './search/createSearchClient.js';
