import { createHash, createHmac, randomBytes } from 'node:crypto';
import { keysOf, type Keys } from '@forecourt/service/database';

/** What the database stores instead of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const tokenUnder = (id: string, key: string): string =>
  createHmac('sha256', key).update(`reservation:${id}`).digest('base64url');

/** The token of a new reservation's link: no one can guess it, and the key can make it again for later requests. */
export const newTokenOf = (id: string, keys: Keys): string => tokenUnder(id, keysOf(keys)[0]);

/** The token that a reservation was given, whichever key was the present one then. */
export function tokenOf({ id, token_hash: hash }: { readonly id: string; readonly token_hash: string }, keys: Keys) {
  const tokens = keysOf(keys).map((key) => tokenUnder(id, key));
  return tokens.find((token) => hashOf(token) === hash) ?? newTokenOf(id, keys);
}

/** A visitor, for a cookie. */
export const newVisitor = (): string => randomBytes(32).toString('base64url');

/** Forty-three signs, as both of them have. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);
