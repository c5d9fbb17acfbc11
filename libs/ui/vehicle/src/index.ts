export * from './cardProps.js';
export { marketBasis, marketText } from './cardWords.js';
export * from './VehicleCard.js';
export * from './VehiclePrice.js';
export * from './words.js';
