export * from './deliveryCalls.js';
export * from './deliveryTexts.js';
export * from './locationsCalls.js';
