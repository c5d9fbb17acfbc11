import { apiError, appointmentAnswer, appointmentQuery } from '@forecourt/contracts/api';
import type { AppointmentDay } from '@forecourt/site-config';
import type { Routes } from '../context.js';
import { shownVehicle } from '../shownVehicle.js';

/** Free times for a test drive, within the opening hours of the vehicle's place (FORM-06). */
export const appointmentRoutes: Routes = (app, { db, siteOf, clock, bookings }) => {
  app.get(
    '/api/appointments',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        summary: 'Free times for a test drive of a vehicle',
        tags: ['site'],
        querystring: appointmentQuery,
        response: { 200: appointmentAnswer, 404: apiError, 410: apiError, 422: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const { vehicle } = await shownVehicle(db, site, request.query.vehicle, clock());
      void reply.header('cache-control', 'no-store');
      const { place, zone, days, taken } = await bookings.timesOf(site, vehicle);
      return { place, time_zone: zone, days: copied(days), taken: copied(taken) };
    },
  );
};

const copied = (days: readonly AppointmentDay[]) => days.map(({ date, times }) => ({ date, times: [...times] }));
