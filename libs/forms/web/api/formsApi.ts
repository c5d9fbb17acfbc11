import type { SentEnquiry } from '@forecourt/enquiry/schema';
import { listAppointments, type AppointmentAnswer } from '@forecourt/forms/domain';
import { readSentEnquiry } from '@forecourt/leads/domain';
import { baseApi, sends } from '@forecourt/runtime/base-api';

export const formsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    /** What this visitor sent last. */
    getSentEnquiry: build.query<SentEnquiry, void>({
      query: () => sends(readSentEnquiry)({}),
      keepUnusedDataFor: 0,
    }),
    getAppointments: build.query<AppointmentAnswer, string>({
      query: (vehicle) => sends(listAppointments)({ query: { vehicle } }),
      keepUnusedDataFor: 60,
    }),
  }),
});
