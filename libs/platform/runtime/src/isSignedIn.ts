import { SIGNED_IN_COOKIE } from '@forecourt/contracts';

/**
 * Whether this browser has a session, as far as a script may know. Part of every page's first script where a garage is.
 */
export const isSignedIn = (): boolean =>
  typeof document !== 'undefined' && document.cookie.split('; ').includes(`${SIGNED_IN_COOKIE}=1`);
