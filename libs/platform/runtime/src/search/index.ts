export * from './searchGateway.js';
