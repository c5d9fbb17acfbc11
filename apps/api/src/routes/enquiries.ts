import { cookieValues, sessionCookie } from '@forecourt/garage/server';
import { apiError, Refusal } from '@forecourt/contracts/api';
import type { StoredEnquiry } from '@forecourt/enquiry';
import { enquiryAnswer, enquiryBody, sentEnquiry } from '@forecourt/enquiry/schema';
import type { Vehicle } from '@forecourt/vehicle';
import { checkOf } from '@forecourt/leads';
import type { Routes } from '../context.js';
import { networkOf, OWNER_BITS } from '@forecourt/service';
import { worded } from '../words/worded.js';

/** Cookie with the id of a visitor's last enquiry, for the thank-you page. It holds only the unguessable id. */
const SENT = 'forecourt_sent';
const HOUR_SECONDS = 3600;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Enquiries of shoppers: stored before they are acknowledged (FORM-13). */
export const enquiryRoutes: Routes = (app, { db, leads, bookings, captchaOf, siteOf, writesPerMinute }) => {
  app.get(
    '/api/enquiries',
    {
      config: { rateLimit: { max: 120, timeWindow: '1 minute' } },
      schema: {
        summary: 'What this visitor sent last',
        description: 'Known by the cookie that an enquiry is answered with; for an hour.',
        tags: ['leads'],
        response: { 200: sentEnquiry, 404: apiError, 429: apiError },
      },
    },
    async (request, reply) => {
      const configured = siteOf(request);
      const { slug, stockOwner, site } = configured;
      void reply.header('cache-control', 'no-store');
      const id = cookieValues(request.headers.cookie, SENT).find((value) => ID.test(value));
      const lead =
        id &&
        (await db
          .selectFrom('leads')
          .select(['category', 'payload', 'vehicle_id'])
          .where('site', '=', slug)
          .where('id', '=', id)
          .executeTakeFirst());
      if (!lead) throw new Refusal(404, worded('enquiry.none'));
      const {
        vehicle_slug: about,
        location,
        dealership_slug: dealership,
        date_time: at,
        subcategory,
        booking: isBooked,
      } = lead.payload as unknown as StoredEnquiry;
      const stands =
        location || dealership || lead.vehicle_id === null
          ? undefined
          : await db
              .selectFrom('vehicles')
              .select('data')
              .where('site', '=', stockOwner)
              .where('id', '=', lead.vehicle_id)
              .executeTakeFirst();
      const chosen = location || (stands?.data as Vehicle | undefined)?.location?.slug;
      const place = site.locations.find(({ slug: known, dealership_slug: of }) =>
        chosen ? known === chosen : dealership !== undefined && of === dealership,
      );
      const booked = isBooked === undefined ? undefined : await bookings.ofLead(configured, id);
      return {
        lead_id: id,
        category: lead.category,
        ...(subcategory ? { subcategory } : {}),
        ...(about ? { vehicle_slug: about } : {}),
        ...(place ? { place: place.slug } : {}),
        ...(at ? { date_time: at } : {}),
        ...(booked ? { booking: booked } : {}),
      };
    },
  );
  app.post(
    '/api/enquiries',
    {
      config: { rateLimit: { max: writesPerMinute, timeWindow: '1 minute' } },
      schema: {
        summary: 'Takes an enquiry',
        description: 'The same key with the same words is one lead, however often it arrives.',
        tags: ['leads'],
        body: enquiryBody,
        response: {
          200: enquiryAnswer.describe('Known already by its key.'),
          201: enquiryAnswer.describe('Stored.'),
          403: apiError,
          404: apiError,
          409: apiError,
          415: apiError,
          422: apiError,
          429: apiError,
        },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      const check = await checkOf(captchaOf(site), request.body.captcha_token);
      const network = networkOf(request, OWNER_BITS);
      const { isNew, ...answer } = await leads.take(site, request.body, undefined, undefined, { check, network });
      void reply.header(
        'set-cookie',
        sessionCookie(SENT, answer.lead_id, { maxAge: HOUR_SECONDS, host: request.host }),
      );
      return reply.code(isNew ? 201 : 200).send(answer);
    },
  );
};
