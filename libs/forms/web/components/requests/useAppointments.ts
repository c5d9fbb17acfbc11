import { skipToken } from '@reduxjs/toolkit/query/react';
import { formsApi } from '../../api/formsApi.js';
import { offeredTimes } from '../../rules/appointments.js';
import type { Appointments } from './appointmentFields.js';

/** Free times of a vehicle's place, requested when a form needs them. If that fails, the form works without them. */
export function useAppointments(vehicleSlug: string | undefined): Appointments {
  const { data, isError } = formsApi.useGetAppointmentsQuery(vehicleSlug ?? skipToken);
  return data ? offeredTimes(data) : isError ? 'unknown' : 'loading';
}
