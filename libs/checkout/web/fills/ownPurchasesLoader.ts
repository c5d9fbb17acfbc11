import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OwnPurchases } from '@forecourt/contracts/api';
import { apiContext } from '@forecourt/runtime';

/** Purchases of the signed-in shopper. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).request<OwnPurchases>('/api/account/purchases');
