export * from './brochure/index.js';
export * from './gauges.js';
