import type { AppDispatch } from '@forecourt/runtime/store';
import { vehicleApi } from './vehicleApi.js';

/** The brochure at a path, as the address of a file in this page. Rejects without an answer. */
export const readBrochure =
  (path: string) =>
  (dispatch: AppDispatch): Promise<string> =>
    dispatch(vehicleApi.endpoints.brochure.initiate(path, { track: false })).unwrap();
