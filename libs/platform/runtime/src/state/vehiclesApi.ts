import type { VehicleDocument } from '@forecourt/vehicle';
import { findVehiclesByIds } from '../search/vehiclesByIds.js';
import { baseApi, networkError } from './baseApi.js';
import type { StoreExtra } from './storeSession.js';

/** What several features ask for. */
export const vehiclesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Vehicles by their own ids, in that order, as the site shows them now. */
    vehiclesByIds: build.query<readonly VehicleDocument[], readonly string[]>({
      queryFn: async (ids, { extra, signal }) => {
        const { search, site } = extra as StoreExtra;
        try {
          return { data: await findVehiclesByIds(search, site, ids, { signal }) };
        } catch (error) {
          return { error: networkError(error) };
        }
      },
    }),
  }),
});

export const { useVehiclesByIdsQuery } = vehiclesApi;
