import { apiError, deliveryAnswer, deliveryQuery, Refusal } from '@forecourt/contracts/api';
import { isPostcode, plainSigns } from '@forecourt/places';
import { DELIVERY_TEXTS } from '@forecourt/contracts';
import { deliveryTo } from '@forecourt/site-config';
import { refuseField } from '../accounts/siteAccounts.js';
import type { Routes } from '../context.js';

/** What it costs to bring a vehicle of this site to a postcode (VDP-12). */
export const deliveryRoutes: Routes = (app, { siteOf }) => {
  app.get(
    '/api/delivery',
    {
      schema: {
        summary: 'Price of a delivery by postcode',
        tags: ['site'],
        querystring: deliveryQuery,
        response: { 200: deliveryAnswer, 404: apiError, 422: apiError },
      },
    },
    (request) => {
      const { site } = siteOf(request);
      const postcode = plainSigns(request.query.postcode);
      if (!isPostcode(postcode)) {
        const message = postcode === '' ? DELIVERY_TEXTS.empty : DELIVERY_TEXTS.malformed;
        throw refuseField(422, 'postcode', message, message);
      }
      const answer = deliveryTo(postcode, site.deliveryZones);
      if (!answer) throw new Refusal(404, DELIVERY_TEXTS.noCoverage);
      return answer;
    },
  );
};
