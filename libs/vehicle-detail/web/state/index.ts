// What a host with a store of its own takes of this feature: `@forecourt/vehicle-detail/state`.
export { deliveryApi } from '../api/deliveryApi.js';
export { vehicleApi } from '../api/vehicleApi.js';
export type { SpinMode } from '../rules/spin/spinContent.js';
export type { ViewedVehicle } from '../rules/viewedVehicle.js';
export {
  galleryModeChosen,
  phoneRevealed,
  selectGalleryMode,
  selectPhone,
  selectViewed,
  vehicleDetailSlice,
  vehicleViewed,
  type RevealedPhone,
  type VehicleDetailState,
} from './vehicleDetailSlice.js';
