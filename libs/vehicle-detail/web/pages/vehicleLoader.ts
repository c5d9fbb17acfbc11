import type { LoaderFunctionArgs } from 'react-router-dom';
import type { VehiclePageData } from './readVehiclePage.js';

/** The first page comes with its data: what reads it is loaded when the shopper goes on to another vehicle. */
export async function loader(args: LoaderFunctionArgs): Promise<VehiclePageData> {
  const { readVehiclePage } = await import('./readVehiclePage.js');
  return readVehiclePage(args);
}
