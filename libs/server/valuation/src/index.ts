export * from './httpValuation.js';
export * from './stockValuation.js';
export * from './valuationPort.js';
export * from './valuations.js';
