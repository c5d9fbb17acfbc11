import type { LoaderFunctionArgs } from 'react-router-dom';
import { loadVehicles, type VehiclesData } from '../api/loadVehicles.js';

export const loader = (args: LoaderFunctionArgs): Promise<VehiclesData> =>
  loadVehicles(args, 'compare', ({ maxCompared }) => maxCompared);
