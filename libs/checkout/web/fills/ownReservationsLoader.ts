import type { LoaderFunctionArgs } from 'react-router-dom';
import { listOwnReservations } from '@forecourt/checkout/domain';
import { apiContext, sendCall } from '@forecourt/runtime';

/** Reservations of the signed-in shopper. */
export const loader = ({ context }: LoaderFunctionArgs) => sendCall(context.get(apiContext), listOwnReservations, {});
