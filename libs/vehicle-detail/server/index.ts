export * from './brochure/index.js';
