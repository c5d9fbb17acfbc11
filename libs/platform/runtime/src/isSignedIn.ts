import { SIGNED_IN_COOKIE } from '@forecourt/contracts';
import { cookieIn } from './cookieIn.js';

/**
 * Whether this browser has a session, as far as a script may know. Part of every page's first script where a garage is.
 */
export const isSignedIn = (): boolean =>
  typeof document !== 'undefined' && cookieIn(document.cookie, SIGNED_IN_COOKIE) === '1';
