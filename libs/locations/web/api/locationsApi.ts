import type { CallAnswer, CallInput } from '@forecourt/contracts/call';
import { locatePostcode } from '@forecourt/locations/domain';
import { baseApi, sends } from '@forecourt/runtime/base-api';

export const locationsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** Where a postcode is; 422 for one that does not exist. */
    locate: build.query<CallAnswer<typeof locatePostcode>, CallInput<typeof locatePostcode>>({
      query: sends(locatePostcode),
    }),
  }),
});
