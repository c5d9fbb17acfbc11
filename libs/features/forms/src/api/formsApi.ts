import { baseApi } from '@forecourt/runtime/base-api';
import type { enquiryPayload } from '../domain/enquiryPayload.js';
import { appointmentsPath, type AppointmentsAnswer } from './appointments.js';

export interface EnquiryAnswer {
  lead_id: string;
  event_id: number;
  category: string;
}

export const formsApi = baseApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    sendEnquiry: build.mutation<EnquiryAnswer, ReturnType<typeof enquiryPayload>>({
      query: (body) => ({ path: '/api/enquiries', method: 'POST', body }),
    }),
    getAppointments: build.query<AppointmentsAnswer, string>({
      query: (vehicleSlug) => appointmentsPath(vehicleSlug),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { useSendEnquiryMutation, useGetAppointmentsQuery } = formsApi;
