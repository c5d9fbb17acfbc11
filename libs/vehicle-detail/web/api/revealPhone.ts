import type { AppDispatch, RootState } from '@forecourt/runtime/store';
import type { SiteSection } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { selectPhone } from '../state/vehicleDetailSlice.js';
import { vehicleApi } from './vehicleApi.js';

const { endpoints, util } = vehicleApi;

/**
 * The full number of a vehicle, requested and counted once; undefined where it has none. Rejects without an answer.
 */
export const revealPhone =
  (vehicle: Pick<Vehicle, 'id' | 'dealership_id'>, site: Pick<SiteSection, 'id' | 'dealershipId'>) =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<string | undefined> => {
    const known = selectPhone(getState(), vehicle.id);
    if (known !== undefined) return known;
    const dealership = vehicle.dealership_id ?? site.dealershipId;
    const body = { car_id: vehicle.id, website_id: site.id, ...(dealership ? { dealership_id: dealership } : {}) };
    const call =
      dispatch(util.getRunningMutationThunk('revealPhone', vehicle.id)) ??
      dispatch(endpoints.revealPhone.initiate(body, { fixedCacheKey: vehicle.id, track: false }));
    return (await call.unwrap()).phone;
  };
