import { hashOf, isToken, newVisitor } from './reservations/tokens.js';
import { cookieValues, sessionCookie } from '@forecourt/service';

/**
 * A visitor at the checkout: a random text by which the service finds what this browser has begun, and nothing else.
 */
const VISITOR = 'forecourt_checkout';
const MONTH_SECONDS = 30 * 24 * 3600;

/** What is read of a request. */
export interface Visit {
  readonly host: string;
  readonly headers: { readonly cookie?: string | undefined };
}

export const visitorOf = (cookies: string | undefined): string | undefined =>
  cookieValues(cookies, VISITOR).find(isToken);

/**
 * The visitor, who gets a cookie where there was none: a page that carries a key of one visitor is kept for no other.
 */
export function knownVisitor(
  { headers, host }: Visit,
  reply: { readonly header: (name: string, value: string) => unknown },
): string {
  const given = visitorOf(headers.cookie);
  if (given) return given;
  const visitor = newVisitor();
  void reply.header('set-cookie', sessionCookie(VISITOR, visitor, { maxAge: MONTH_SECONDS, host }));
  return visitor;
}

/** What is stored of one. */
export const visitorHash = hashOf;
