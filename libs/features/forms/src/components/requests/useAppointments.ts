import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetAppointmentsQuery } from '../../api/formsApi.js';
import type { Appointments } from './AppointmentFields.js';

/**
 * Times of a vehicle's place, asked for when a form needs them. A failure costs no booking: the form stands without.
 */
export function useAppointments(vehicleSlug: string | undefined): Appointments {
  const { data, isError } = useGetAppointmentsQuery(vehicleSlug ?? skipToken);
  return data?.days ?? (isError ? 'unknown' : 'loading');
}
