export * from './estimate/comparables.js';
export * from './estimate/estimateGauge.js';
export * from './gauge/gauge.js';
