import type { LoaderFunctionArgs } from 'react-router-dom';
import { listSearches } from '@forecourt/garage/domain';
import { apiContext, sendCall } from '@forecourt/runtime';

/** Searches of the shopper who has signed in. */
export const loader = ({ context }: LoaderFunctionArgs) => sendCall(context.get(apiContext), listSearches, {});
