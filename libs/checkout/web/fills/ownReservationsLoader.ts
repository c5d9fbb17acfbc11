import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OwnReservations } from '@forecourt/contracts/api';
import { apiContext } from '@forecourt/runtime';

/** Reservations of the signed-in shopper. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).request<OwnReservations>('/api/account/reservations');
