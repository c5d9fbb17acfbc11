import type { EnquiryAnswer, EnquirySubmission, SentEnquiry } from '@forecourt/enquiry/schema';
import { listAppointments, type AppointmentAnswer } from '@forecourt/forms/domain';
import { readSentEnquiry, sendEnquiry } from '@forecourt/leads/domain';
import { baseApi, sends } from '@forecourt/runtime/base-api';

export const formsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    sendEnquiry: build.mutation<EnquiryAnswer, EnquirySubmission>({
      query: (body) => sends(sendEnquiry)({ body }),
      // the requested time is taken now, by this shopper or another one: fetch the free times again
      async onQueryStarted({ date_time: time, vehicle_slug: slug }, { dispatch, queryFulfilled }) {
        await queryFulfilled.catch(() => undefined);
        if (time && slug)
          void dispatch(formsApi.endpoints.getAppointments.initiate(slug, { forceRefetch: true, subscribe: false }));
      },
    }),
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
