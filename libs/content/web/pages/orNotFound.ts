import { isApiError, notFound } from '@forecourt/runtime';

/** What the service refuses as unknown is an unknown page. */
export function orNotFound(error: unknown): never {
  if (isApiError(error) && error.status < 500) throw notFound();
  throw error;
}
