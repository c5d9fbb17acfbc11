import {
  apiError,
  deskBookingsAnswer,
  deskBookingsQuery,
  deskDecisionBody,
  deskReservationsAnswer,
  deskReservationsQuery,
  deskThingParams,
  doneAnswer,
} from '@forecourt/contracts/api';
import { bookingsOf, reservationsOf } from '@forecourt/dealer-desk';
import type { Routes } from '../context.js';
import { atDesk, decided } from '../desk/siteDesk.js';

const tags = ['desk'];
const READS = { 401: apiError, 403: apiError, 404: apiError, 422: apiError, 429: apiError };
const WRITES = { ...READS, 409: apiError, 415: apiError };

/** What the desk's days have: test drives and reservations, and what the dealer decides of them. */
export const deskDayRoutes: Routes = (app, context) => {
  const { db, desk, clock, writesPerMinute } = context;
  const reads = { rateLimit: { max: 120, timeWindow: '1 minute' } };
  const writes = { rateLimit: { max: writesPerMinute * 3, timeWindow: '1 minute' } };
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('cache-control', 'no-store');
    done(null, payload);
  });

  app.get(
    '/api/desk/bookings',
    {
      config: reads,
      schema: {
        summary: 'Booked test drives of a day, or from today on',
        tags,
        querystring: deskBookingsQuery,
        response: { 200: deskBookingsAnswer, ...READS },
      },
    },
    async (request) => {
      const { sites, person } = await atDesk(context, request);
      return bookingsOf(db, sites, person, { ...request.query, now: clock() });
    },
  );
  app.get(
    '/api/desk/reservations',
    {
      config: reads,
      schema: {
        summary: 'Reservations, the newest first',
        tags,
        querystring: deskReservationsQuery,
        response: { 200: deskReservationsAnswer, ...READS },
      },
    },
    async (request) => {
      const { sites, person } = await atDesk(context, request);
      return reservationsOf(db, sites, person, request.query);
    },
  );

  const decides = (path: string, deed: 'callOff' | 'complete' | 'release', summary: string, description: string) =>
    app.post(
      path,
      {
        config: writes,
        schema: {
          ...{ summary, description: `${description} Once for each key.`, tags },
          ...{ params: deskThingParams, body: deskDecisionBody, response: { 200: doneAnswer, ...WRITES } },
        },
      },
      async (request) => {
        const { sites, person } = await atDesk(context, request);
        return decided(desk.decisions[deed](sites, person, { id: request.params.id, key: request.body.key }));
      },
    );
  decides(
    '/api/desk/bookings/:id/cancel',
    'callOff',
    'Calls a test drive off',
    'Its time is free at once, and the shopper is notified by email.',
  );
  decides(
    '/api/desk/reservations/:id/complete',
    'complete',
    'Says that a reserved vehicle was bought',
    'The deposit stays, the vehicle stays reserved until its stock says sold. The shopper is notified by email.',
  );
  decides(
    '/api/desk/reservations/:id/release',
    'release',
    'Lets a reserved vehicle go before its time',
    'The deposit goes back, and the shopper is notified by email.',
  );
};
