import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** Token of a booking's link: 256 bits that no one can guess. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database stores instead of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const signatureOf = (id: string, key: string): Buffer => createHmac('sha256', key).update(`booking:${id}`).digest();

/**
 * A token that can be made again for an account whose shopper booked: the mailed token is not stored.
 */
export const accountToken = (id: string, key: string): string => `${id}.${signatureOf(id, key).toString('base64url')}`;

/** Whose link of an account it is; undefined for any other. */
export function readAccountToken(token: string, key: string): string | undefined {
  const [id = '', signature, ...more] = token.split('.');
  if (signature === undefined || more.length > 0) return undefined;
  const [given, right] = [Buffer.from(signature, 'base64url'), signatureOf(id, key)];
  return given.length === right.length && timingSafeEqual(given, right) ? id : undefined;
}
