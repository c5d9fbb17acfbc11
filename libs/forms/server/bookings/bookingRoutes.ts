import { apiError, bookingMove, bookingToken, bookingView, Refusal } from '@forecourt/contracts/api';
import { z } from 'zod';
import type { Routes } from '../context.js';
import { worded } from '../words/worded.js';

/** Booked test drives, by the link that only the shopper has (FORM-06, API-04). */
export const bookingRoutes: Routes = (app, { bookings, siteOf, writesPerMinute }) => {
  const reads = { rateLimit: { max: 60, timeWindow: '1 minute' } };
  const writes = { rateLimit: { max: writesPerMinute, timeWindow: '1 minute' } };
  const changed = {
    200: bookingView,
    403: apiError,
    404: apiError,
    409: apiError,
    415: apiError,
    422: apiError,
    429: apiError,
  };
  const known = async <Answer>(work: Promise<Answer | undefined>): Promise<Answer> => {
    const answer = await work;
    if (answer === undefined) throw new Refusal(404, worded('booking.none'));
    return answer;
  };

  app.get(
    '/api/bookings/current',
    {
      config: reads,
      schema: {
        summary: 'A booked test drive, and the times that it can be moved to',
        tags: ['bookings'],
        querystring: bookingToken,
        response: { 200: bookingView, 404: apiError, 422: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      return known(bookings.byToken(siteOf(request), request.query.token));
    },
  );

  app.get(
    '/api/bookings/calendar',
    {
      config: reads,
      schema: {
        summary: 'A booked test drive for calendars',
        tags: ['bookings'],
        querystring: bookingToken,
        response: {
          200: z.string().describe('RFC 5545, `text/calendar`.'),
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

  app.post(
    '/api/bookings/move',
    {
      config: writes,
      schema: {
        summary: 'Moves a test drive to another free time',
        description:
          'A time that was taken meanwhile is answered 409, one that is not offered 422, with the next free.',
        tags: ['bookings'],
        body: bookingMove,
        response: changed,
      },
    },
    async (request) => known(bookings.move(siteOf(request), request.body.token, request.body.date_time)),
  );

  app.post(
    '/api/bookings/cancel',
    {
      config: writes,
      schema: {
        summary: 'Gives a test drive up; its time is free at once',
        tags: ['bookings'],
        body: bookingToken,
        response: changed,
      },
    },
    async (request) => known(bookings.cancel(siteOf(request), request.body.token)),
  );
};
