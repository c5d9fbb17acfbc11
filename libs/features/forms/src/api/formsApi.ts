import type { AppointmentAnswer } from '@forecourt/contracts/api';
import type { EnquiryAnswer, EnquirySubmission } from '@forecourt/enquiry/schema';
import { baseApi } from '@forecourt/runtime/base-api';
import { appointmentsPath } from './appointments.js';

export const formsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    sendEnquiry: build.mutation<EnquiryAnswer, EnquirySubmission>({
      query: (body) => ({ path: '/api/enquiries', method: 'POST', body }),
    }),
    getAppointments: build.query<AppointmentAnswer, string>({
      query: (vehicleSlug) => appointmentsPath(vehicleSlug),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useSendEnquiryMutation, useGetAppointmentsQuery } = formsApi;
