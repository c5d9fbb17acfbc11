import { apiError } from '@forecourt/contracts/api';
import { bookingToken } from '@forecourt/forms/domain';
import type { ModuleRoutes } from '@forecourt/service';
import * as z from 'zod/mini';
import { bookingsPort } from './bookings.js';
import { BOOKING_READS_PER_MINUTE, known } from './serveBookings.js';

/** The calendar file of a booked test drive. */
export const calendarRoute: ModuleRoutes = (app, { port, siteOf }) => {
  const bookings = port(bookingsPort);
  app.get(
    '/api/bookings/calendar',
    {
      config: { rateLimit: { max: BOOKING_READS_PER_MINUTE, timeWindow: '1 minute' } },
      schema: {
        summary: 'A booked test drive for calendars',
        tags: ['bookings'],
        querystring: bookingToken,
        response: {
          200: z.string().check(z.describe('RFC 5545, `text/calendar`.')),
          404: apiError,
          422: apiError,
          429: apiError,
        },
      },
    },
    async (request, reply) => {
      const file = await known(bookings.calendar(siteOf(request), request.query.token));
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="test-drive.ics"')
        .type('text/calendar; charset=utf-8')
        .serializer((text: string) => text)
        .send(file);
    },
  );
};
