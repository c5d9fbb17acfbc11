import type { LoaderFunctionArgs } from 'react-router-dom';
import { listOwnPurchases } from '@forecourt/checkout/domain';
import { apiContext, sendCall } from '@forecourt/runtime';

/** Purchases of the signed-in shopper. */
export const loader = ({ context }: LoaderFunctionArgs) => sendCall(context.get(apiContext), listOwnPurchases, {});
