import type { VehicleDocument } from '@forecourt/vehicle';
import { findVehiclesByIds } from '../search/vehiclesByIds.js';
import { baseApi, networkError } from './baseApi.js';
import type { StoreExtra } from './storeExtra.js';

/** What several features ask for. */
const vehiclesApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Vehicles by their ids, in that order, as the site shows them now. */
    vehiclesByIds: build.query<readonly VehicleDocument[], readonly string[]>({
      queryFn: async (ids, { extra, signal }) => {
        const { search } = extra as StoreExtra;
        try {
          return { data: await findVehiclesByIds(search, ids, { signal }) };
        } catch (error) {
          return { error: networkError(error) };
        }
      },
    }),
  }),
});

export interface VehiclesByIds {
  /** Of the last answer; absent until there is one. */
  readonly data?: readonly VehicleDocument[] | undefined;
  readonly error?: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Vehicles as the site shows them now; sends no request with `skip`. */
export function useVehiclesByIdsQuery(ids: readonly string[], options?: { readonly skip?: boolean }): VehiclesByIds {
  return vehiclesApi.useVehiclesByIdsQuery(ids, options);
}
