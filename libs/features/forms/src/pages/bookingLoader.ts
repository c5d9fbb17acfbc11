import type { LoaderFunctionArgs } from 'react-router-dom';
import { apiContext } from '@forecourt/runtime';
import { offeredDays } from './vehicleRequestLoader.js';

/** Times of the booking form in a vehicle's page (VDP-23). */
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  offeredDays(context.get(apiContext), params['slug'] ?? '').then((days) => days ?? null);
