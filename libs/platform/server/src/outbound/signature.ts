import { Webhook } from 'standardwebhooks';

const SECRET = /^whsec_([A-Za-z0-9+/]+={0,2})$/;

/**
 * Key of a signing secret: `whsec_` and the Base64 of 24 to 64 bytes, as Standard Webhooks has it; undefined for
 * others.
 */
export function signingKey(secret: string): Buffer | undefined {
  const key = Buffer.from(SECRET.exec(secret)?.[1] ?? '', 'base64');
  return key.length >= 24 && key.length <= 64 ? key : undefined;
}

/** Headers by which a receiver knows sender, moment and repetition (Standard Webhooks 1.0). `timestamp` in seconds. */
export function signedHeaders(key: Buffer, id: string, timestamp: number, body: string): Record<string, string> {
  const signature = new Webhook(key, { format: 'raw' }).sign(id, new Date(timestamp * 1000), body);
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': signature };
}
