import { createHmac, hkdfSync } from 'node:crypto';
import { keysOf, type Keys } from '../database/index.js';

export type KeyedHash = (parts: readonly string[]) => Buffer;

/**
 * HMAC-SHA-256 of several texts, none of which can run into the next, under a key made of the installation's own for
 * one use.
 */
export function keyedHash(keys: Keys, use: string): KeyedHash {
  const [hash] = keyedHashes(keys, use);
  return hash;
}

/** The same under the present key and under each earlier one, for what was hashed before the key changed. */
export function keyedHashes(keys: Keys, use: string): readonly [KeyedHash, ...KeyedHash[]] {
  const [present, ...earlier] = keysOf(keys);
  return [hashUnder(present, use), ...earlier.map((key) => hashUnder(key, use))];
}

function hashUnder(key: string, use: string): KeyedHash {
  const derived = Buffer.from(hkdfSync('sha256', key, '', `forecourt ${use}`, 32));
  return (parts) => createHmac('sha256', derived).update(JSON.stringify(parts)).digest();
}
