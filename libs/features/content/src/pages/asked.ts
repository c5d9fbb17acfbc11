import { data, redirect } from 'react-router-dom';
import { isApiError } from '@forecourt/runtime';

/** React-router's way to answer with a status. */
export const notFound = () => data(null, { status: 404 }) as unknown as Error;

/** React-router's way to lead elsewhere for good. */
export const moved = (href: string) => redirect(href, 301) as unknown as Error;

/** What the service refuses as unknown is an unknown page. */
export function orNotFound(error: unknown): never {
  if (isApiError(error) && error.status < 500) throw notFound();
  throw error;
}
