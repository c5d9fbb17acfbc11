import * as z from 'zod/mini';
import { autogaugeAnswer } from '@forecourt/contracts/api';
import { defineCall } from '@forecourt/contracts/call';

/** How a used vehicle's price compares with the market (VDP-08). */
export const readGauge = defineCall({
  method: 'GET',
  path: '/api/cars/:slug/autogauge',
  summary: 'How the price of a used vehicle compares with the market',
  description: 'Empty for an unknown range, for vehicles that are not used, and where the site shows no gauge.',
  tags: ['stock'],
  params: z.object({ slug: z.string().check(z.maxLength(300)) }),
  answer: autogaugeAnswer,
  refusals: [404, 410, 422, 429, 502],
});
