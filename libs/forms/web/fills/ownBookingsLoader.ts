import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OwnBookings } from '@forecourt/forms/domain';
import { apiContext } from '@forecourt/runtime';

/** Test drives of the signed-in shopper. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).request<OwnBookings>('/api/account/bookings');
