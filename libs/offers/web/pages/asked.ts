import { data } from 'react-router-dom';
import { isApiError, notFound } from '@forecourt/runtime';

/** What the service does not know is an unknown page; what it had once is gone for good. */
export function orGone(error: unknown): never {
  if (isApiError(error) && error.status === 410) throw data(null, { status: 410 }) as unknown as Error;
  if (isApiError(error) && error.status < 500) throw notFound();
  throw error;
}
