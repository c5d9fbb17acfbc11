import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { keysOf, presentKey, type Keys } from '@forecourt/service/database';

/** Token of a link that confirms: 256 bits that no one can guess. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** What the database stores instead of a token. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** Sixteen signs, as the links have them. */
export const newId = (): string => randomBytes(12).toString('base64url');

const signatureOf = (site: string, id: string, key: string): Buffer =>
  createHmac('sha256', key).update(`alerts:${site}:${id}`).digest();

/** The token of a subscriber's own link: it is under every message, and is worth nothing on another site. */
export const linkToken = (site: string, id: string, keys: Keys): string =>
  `${id}.${signatureOf(site, id, presentKey(keys)).toString('base64url')}`;

/** Whose link it is; undefined for what is not ours. */
export function readLink(site: string, token: string, keys: Keys): string | undefined {
  const [id = '', signature = '', ...more] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const isRight = (right: Buffer) => given.length === right.length && timingSafeEqual(given, right);
  return more.length === 0 && keysOf(keys).some((key) => isRight(signatureOf(site, id, key))) ? id : undefined;
}
