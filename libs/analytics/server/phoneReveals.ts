import { apiError, phoneRevealAnswer, phoneRevealBody } from '@forecourt/contracts/api';
import { networkOf, OWNER_BITS, refuseField, type ModuleRoutes } from '@forecourt/service';
import { sitePhone, vehiclePhone } from '@forecourt/site-config';
import { shownVehiclesPort } from '@forecourt/stock';
import { formatPhone, placePhone } from '@forecourt/vehicle';
import type { SiteText } from '@forecourt/words';
import { analyticsPort } from './analytics.js';
import { worded } from './words/worded.js';

/** Shows a number of the dealer, and counts that it was shown (VDP-18). */
export const phoneReveals: ModuleRoutes = (app, { db, port, siteOf, writesPerMinute }) => {
  const analytics = port(analyticsPort);
  const vehicles = port(shownVehiclesPort);
  app.post(
    '/api/phone-reveals',
    {
      config: { rateLimit: { max: writesPerMinute, timeWindow: '1 minute' } },
      schema: {
        summary: 'Reveals a dealer’s number, and counts that it was requested',
        tags: ['events'],
        body: phoneRevealBody,
        response: {
          201: phoneRevealAnswer,
          403: apiError,
          404: apiError,
          410: apiError,
          415: apiError,
          422: apiError,
          429: apiError,
        },
      },
    },
    async (request, reply) => {
      const configured = siteOf(request);
      const { slug, site } = configured;
      const { car_id: vehicleId, location, dealership_id: dealership, website_id: website } = request.body;
      const refuse = (field: string, message: SiteText) => refuseField(422, field, message);
      if (website !== site.id) throw refuse('website_id', worded('field.site'));
      const place = site.locations.find((item) => item.visible && item.slug === location);
      if (location !== undefined && !place) throw refuse('location', worded('field.place'));
      const shown = vehicleId === undefined ? undefined : await vehicles.byId(configured, vehicleId);
      // a vehicle of a shared stock may belong to a dealership that the site does not list
      const own = [...site.dealerships.map(({ id }) => id), site.dealershipId, shown?.vehicle.dealership_id];
      if (dealership && !own.includes(dealership)) throw refuse('dealership_id', worded('field.dealership'));
      const phone = place
        ? placePhone(site.phones, place.phone)
        : shown
          ? vehiclePhone(site, shown.vehicle)
          : sitePhone(site);
      const about = {
        ...(dealership ? { dealership_id: dealership } : {}),
        ...(place ? { location: place.slug } : {}),
      };
      // what is not counted is shown all the same
      if (analytics.admits(configured, networkOf(request, OWNER_BITS)))
        await db
          .insertInto('events')
          .values({ site: slug, name: 'phone-reveal', vehicle_id: vehicleId ?? null, payload: JSON.stringify(about) })
          .execute();
      void reply.header('cache-control', 'no-store');
      return reply.code(201).send({ stored: true, ...(phone ? { phone: formatPhone(phone) } : {}) });
    },
  );
};
