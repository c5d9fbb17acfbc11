import type { LoaderFunctionArgs } from 'react-router-dom';
import type { OwnPurchases } from '@forecourt/contracts/api';
import { apiContext } from '@forecourt/runtime';

/** What whoever has signed in is buying. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).request<OwnPurchases>('/api/account/purchases');
