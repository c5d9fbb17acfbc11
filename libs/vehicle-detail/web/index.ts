export { vehicleDetailFeature } from './feature.js';
export type { VehicleDetailConfig } from './config.js';
