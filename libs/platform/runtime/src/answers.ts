import { data, redirect } from 'react-router';

// what a loader throws to answer with a status; an Error by type alone, as lint rules ask of what is thrown

/** No such page. */
export const notFound = (): Error => data(null, { status: 404 }) as unknown as Error;

/** The page has moved to another address for good. */
export const moved = (href: string): Error => redirect(href, 301) as unknown as Error;
