import type { AppointmentAnswer } from '@forecourt/forms/domain';
import type {
  EnquiryAnswer,
  EnquirySubmission,
  RegoAnswer,
  SentEnquiry,
  TradeInState,
  TradeInSubmission,
} from '@forecourt/enquiry/schema';
import { baseApi } from '@forecourt/runtime/base-api';
import { appointmentsPath } from './appointments.js';

export const formsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    sendEnquiry: build.mutation<EnquiryAnswer, EnquirySubmission>({
      query: (body) => ({ path: '/api/enquiries', method: 'POST', body }),
      // the requested time is taken now, by this shopper or another one: fetch the free times again
      async onQueryStarted({ date_time: time, vehicle_slug: slug }, { dispatch, queryFulfilled }) {
        await queryFulfilled.catch(() => undefined);
        if (time && slug)
          void dispatch(formsApi.endpoints.getAppointments.initiate(slug, { forceRefetch: true, subscribe: false }));
      },
    }),
    startTradeIn: build.mutation<TradeInState, TradeInSubmission>({
      query: (body) => ({ path: '/api/trade-in/leads', method: 'POST', body }),
    }),
    removePhoto: build.mutation<TradeInState, { lead: string; photo: string }>({
      query: ({ lead, photo }) => ({
        path: `/api/trade-in/${encodeURIComponent(lead)}/photos/${encodeURIComponent(photo)}/remove`,
        method: 'POST',
        body: {},
      }),
    }),
    findRego: build.mutation<RegoAnswer, { rego: string; regoState: string }>({
      query: (body) => ({ path: '/api/trade-in/rego', method: 'POST', body }),
    }),
    /** What this visitor sent last. */
    getSentEnquiry: build.query<SentEnquiry, void>({
      query: () => '/api/enquiries',
      keepUnusedDataFor: 0,
    }),
    getAppointments: build.query<AppointmentAnswer, string>({
      query: (vehicleSlug) => appointmentsPath(vehicleSlug),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const {
  useSendEnquiryMutation,
  useStartTradeInMutation,
  useRemovePhotoMutation,
  useFindRegoMutation,
  useGetAppointmentsQuery,
} = formsApi;
