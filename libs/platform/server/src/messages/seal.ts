import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { keysOf, type Keys } from '../database/index.js';

/** Keeps short texts unreadable in the database. */
export interface Sealer {
  /** `context` must be the same when it is opened: what was sealed for one entry opens in no other. */
  seal(text: string, context: string): string;
  /** Undefined when it was sealed by another key or for another context, or was changed. */
  open(sealed: string, context: string): string | undefined;
}

const NONCE = 12;
const TAG = 16;

/** AES-256-GCM under a key that is made of the installation's own. What an earlier one has sealed still opens. */
export function sealer(keys: Keys): Sealer {
  const [present, ...earlier] = keysOf(keys);
  const own = sealerOf(present);
  const all = [own, ...earlier.map(sealerOf)];
  return {
    seal: (text, context) => own.seal(text, context),
    open(sealed, context) {
      for (const one of all) {
        const text = one.open(sealed, context);
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}

function sealerOf(key: string): Sealer {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'forecourt sealed messages', 32));
  return {
    seal(text, context) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', derived, nonce).setAAD(Buffer.from(context));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, context) {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < NONCE + TAG) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', derived, bytes.subarray(0, NONCE))
        .setAAD(Buffer.from(context))
        .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      try {
        return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
