import type { LoaderFunctionArgs } from 'react-router-dom';
import { listOwnBookings } from '@forecourt/forms/domain';
import { apiContext, sendCall } from '@forecourt/runtime';

/** Test drives of the signed-in shopper. */
export const loader = ({ context }: LoaderFunctionArgs) => sendCall(context.get(apiContext), listOwnBookings, {});
