import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keysOf, presentKey, type Keys } from '@forecourt/service/database';

/** Token of a booking's link: 256 bits that no one can guess. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database stores instead of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const signatureOf = (id: string, key: string): Buffer => createHmac('sha256', key).update(`booking:${id}`).digest();

/**
 * A token that can be made again for an account whose shopper booked: the mailed token is not stored.
 */
export const accountToken = (id: string, keys: Keys): string =>
  `${id}.${signatureOf(id, presentKey(keys)).toString('base64url')}`;

/** Whose link of an account it is; undefined for any other. */
export function readAccountToken(token: string, keys: Keys): string | undefined {
  const [id = '', signature, ...more] = token.split('.');
  if (signature === undefined || more.length > 0) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const isRight = (right: Buffer) => given.length === right.length && timingSafeEqual(given, right);
  return keysOf(keys).some((key) => isRight(signatureOf(id, key))) ? id : undefined;
}
