import { apiError, appointmentAnswer, appointmentQuery } from '@forecourt/contracts/api';
import { appointmentDays, sectionOf, vehicleSection } from '@forecourt/site-config';
import { offersTestDrive } from '@forecourt/vehicle';
import type { Routes } from '../context.js';
import { shownVehicle } from '../shownVehicle.js';

/** When a test drive of a vehicle can be asked for, by the hours of the place where it stands (FORM-06). */
export const appointmentRoutes: Routes = (app, { db, siteOf, clock }) => {
  app.get(
    '/api/appointments',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        summary: 'Times for a test drive of a vehicle',
        tags: ['site'],
        querystring: appointmentQuery,
        response: { 200: appointmentAnswer, 404: apiError, 410: apiError, 422: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      const configured = siteOf(request);
      const { locations, appointments } = configured.site;
      const options = sectionOf(configured, vehicleSection);
      const { vehicle } = await shownVehicle(db, configured, request.query.vehicle, clock());
      const place =
        locations.find(({ slug }) => slug === vehicle.location?.slug) ?? locations.find(({ primary }) => primary);
      void reply.header('cache-control', 'no-store');
      if (!place || !offersTestDrive(vehicle, options)) return { place: place?.name ?? configured.site.name, days: [] };
      const days = appointmentDays(place, appointments, clock());
      return { place: place.name, days: days.map(({ date, times }) => ({ date, times: [...times] })) };
    },
  );
};
