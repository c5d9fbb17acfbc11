import type { LoaderFunctionArgs } from 'react-router-dom';
import type { AccountSearches } from '@forecourt/contracts/api';
import { apiContext } from '@forecourt/runtime';

/** Searches of the shopper who has signed in. */
export const loader = ({ context }: LoaderFunctionArgs) =>
  context.get(apiContext).request<AccountSearches>('/api/account/searches');
