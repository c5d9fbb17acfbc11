import * as z from 'zod/mini';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import type { SiteLocation } from '@forecourt/site-config';

const text = z.string();

/** A place as the site’s configuration has it: the service has checked all of its fields when it started. */
const location = z
  .custom<SiteLocation>((value) => typeof value === 'object' && value !== null)
  .check(
    z.meta({
      type: 'object',
      properties: {
        id: { type: 'string' },
        slug: { type: 'string' },
        name: { type: 'string' },
        dealership_slug: { type: 'string' },
        primary: { type: 'boolean' },
        phone: { type: 'string' },
        time_zone: { type: 'string', description: 'Zone of the opening hours.' },
      },
      required: ['id', 'slug', 'name', 'dealership_slug', 'primary', 'phone', 'time_zone'],
      additionalProperties: {},
    }),
  );

/** The site’s visible places with all that pages of places show. */
export const listLocations = defineCall({
  method: 'GET',
  path: '/api/locations',
  summary: 'Visible places of this site',
  tags: ['site'],
  answer: z.object({ locations: z.array(location) }),
  refusals: [404],
});

/** Where a postcode is, and which place of the site is nearest to it (LOC-09). */
export const locatePostcode = defineCall({
  method: 'GET',
  path: '/api/places/:postcode',
  summary: 'Where a postcode is, and the nearest place of this site',
  tags: ['site'],
  params: z.object({ postcode: text.check(z.describe('Four digits: Darwin is 0800.')) }),
  answer: z.object({
    postcode: text,
    state: text.check(z.describe('A state or territory, or NF, CX, CC, AQ for what lies outside them.')),
    name: text.check(z.describe('The town or district that represents it.')),
    lat: z.number(),
    long: z.number(),
    isApproximate: z.boolean().check(z.describe('The position is that of its neighbours by number.')),
    nearest: z
      .optional(z.object({ slug: text, name: text, km: z.number() }))
      .check(z.describe('The site’s place nearest to it, and how far in a straight line; hidden places are left out.')),
  }),
  refusals: [404, 422, 429],
});
export type LocatedPostcode = CallAnswer<typeof locatePostcode>;
