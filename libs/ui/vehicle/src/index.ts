export * from './cardProps.js';
export * from './VehicleCard.js';
export * from './VehiclePrice.js';
export * from './words.js';
