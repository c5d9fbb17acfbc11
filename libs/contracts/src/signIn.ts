/** What a shopper signs in for, as the address of the sign-in says it: a feature's own word for others. */
export interface SignInReason {
  /** For example `watchlist`. */
  readonly type: string;
  /** Path of the site that follows. */
  readonly redirect: string;
  /** Path of the site for those who would rather not. */
  readonly back: string;
}

/** Where a site with accounts sends shoppers who have not signed in: there and back again (B6). */
export const signInAddress = (signIn: string, { type, redirect, back }: SignInReason): string =>
  `${signIn}?${new URLSearchParams({ type, redirect, back }).toString()}`;

/**
 * What scripts may see of a session: that there is one. The session itself is in a cookie that they cannot read.
 * Written by the service.
 */
export const SIGNED_IN_COOKIE = 'forecourt_signed_in';

/**
 * Name of a cookie of the platform. Visitors without one share pages, in caches in front as well, so no page may depend
 * on another cookie.
 */
export type OwnCookie = `forecourt${'_' | '-'}${string}`;
