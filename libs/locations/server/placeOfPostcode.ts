import { apiError, placeAnswer, placeParams } from '@forecourt/contracts/api';
import { nearestOf, placesTable, plainSigns } from '@forecourt/places';
import { refuseField } from '../accounts/siteAccounts.js';
import type { Routes } from '../context.js';
import { worded } from '../words/worded.js';

/** Look-ups a minute from one address on one site: far more than anybody types. */
const A_MINUTE = 120;

/** Where a postcode is, and which place of this site is nearest to it (LOC-09). */
export const placeRoutes: Routes = (app, { siteOf }) => {
  app.get(
    '/api/places/:postcode',
    {
      config: { rateLimit: { max: A_MINUTE, timeWindow: '1 minute' } },
      schema: {
        summary: 'Where a postcode is, and the nearest place of this site',
        tags: ['site'],
        params: placeParams,
        response: { 200: placeAnswer, 404: apiError, 422: apiError, 429: apiError },
      },
    },
    async (request) => {
      const { site } = siteOf(request);
      const { placeOf } = await placesTable();
      const place = placeOf(plainSigns(request.params.postcode));
      if (!place) throw refuseField(422, 'postcode', worded('postcode.unknown'), worded('postcode.unknown'));
      const near = nearestOf(
        place,
        site.locations.filter(({ visible }) => visible),
      );
      if (!near) return place;
      const { slug, name } = near.item;
      return { ...place, nearest: { slug, name, km: Math.round(near.km * 10) / 10 } };
    },
  );
};
