import { createHmac, hkdfSync } from 'node:crypto';

export type KeyedHash = (parts: readonly string[]) => Buffer;

/**
 * HMAC-SHA-256 of several texts, none of which can run into the next, under a key made of the installation's own for
 * one use.
 */
export function keyedHash(key: string, use: string): KeyedHash {
  const derived = Buffer.from(hkdfSync('sha256', key, '', `forecourt ${use}`, 32));
  return (parts) => createHmac('sha256', derived).update(JSON.stringify(parts)).digest();
}
