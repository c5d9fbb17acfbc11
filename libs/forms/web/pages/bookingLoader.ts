import type { LoaderFunctionArgs } from 'react-router-dom';
import { apiContext } from '@forecourt/runtime';
import { readTimes } from './vehicleRequestLoader.js';

/** Times of the booking form in a vehicle's page (VDP-23). */
export const loader = ({ params, context }: LoaderFunctionArgs) =>
  readTimes(context.get(apiContext), params['slug'] ?? '').then((times) => times ?? null);
