export * from './estimate/comparables.js';
export * from './estimate/estimateGauge.js';
export * from './estimate/estimateValue.js';
export * from './estimate/wideMarket.js';
export * from './gauge/gauge.js';
export * from './news/vehicleNews.js';
