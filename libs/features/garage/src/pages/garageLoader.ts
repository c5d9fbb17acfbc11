import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadVehicles, type VehiclesData } from '../api/loadVehicles.js';

/** The server knows nobody's list: it draws the frame, and the page asks again with the ids of the device. */
export const loader = (args: LoaderFunctionArgs): Promise<VehiclesData> =>
  loadVehicles(args, 'favourites', ({ maxFavourites }) => maxFavourites);
