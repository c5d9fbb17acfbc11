import { createHmac, timingSafeEqual } from 'node:crypto';
import { keysOf, presentKey, type Keys } from '../database/index.js';

/** Longer ones are not ours. */
const LONGEST = 600;

export interface SignedValues {
  /** A text that says what is claimed, and that we said so. */
  write(claims: object): string;
  /** What was claimed, unchecked; undefined for what is not ours. */
  read(value: string): unknown;
}

/** Claims in a text that no one else can make. Values of one purpose are not valid for another. */
export function signedValues(keys: Keys, purpose: string): SignedValues {
  const signatureOf = (body: string, key: string) => createHmac('sha256', key).update(`${purpose}:${body}`).digest();
  return {
    write(claims) {
      const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return `${body}.${signatureOf(body, presentKey(keys)).toString('base64url')}`;
    },
    read(value) {
      const [body = '', signature = '', ...more] = value.split('.');
      const given = Buffer.from(signature, 'base64url');
      if (value.length > LONGEST || more.length > 0) return undefined;
      const isRight = (right: Buffer) => given.length === right.length && timingSafeEqual(given, right);
      if (!keysOf(keys).some((key) => isRight(signatureOf(body, key)))) return undefined;
      return JSON.parse(Buffer.from(body, 'base64url').toString()) as unknown;
    },
  };
}
