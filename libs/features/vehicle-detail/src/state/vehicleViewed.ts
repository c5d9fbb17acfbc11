import { viewedVehicle, type ViewedVehicle } from '../domain/viewedVehicle.js';

const type = 'vehicle-detail/viewed';

/** A vehicle's page was opened; the site keeps `most`. Without Redux: part of the page's first script. */
export const vehicleViewed = Object.assign(
  (vehicle: ViewedVehicle, most: number) => ({ type, payload: { vehicle: viewedVehicle(vehicle), most } }),
  { type },
);
