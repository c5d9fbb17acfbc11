import { createHmac, timingSafeEqual } from 'node:crypto';
import { WebhookError } from './paymentPort.js';

/** How old a signed message may be: one that was recorded is worth nothing afterwards. */
export const TOLERANCE_MS = 5 * 60_000;

/**
 * Checks `stripe-signature: t=…,v1=…[,v1=…]` over the body as it came. Throws a WebhookError that says nothing of the
 * secret.
 */
export function verifySignature(header: unknown, raw: Buffer, { secret, now }: { secret: string; now: number }): void {
  if (typeof header !== 'string' || header.length > 2000) throw new WebhookError('There is no signature.');
  const parts = header.split(',').map((part) => part.trim().split('='));
  const timestamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookError('The signature has no moment.');
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(raw).digest();
  const isSigned = parts.some(([name, value = '']) => {
    const given = name === 'v1' && /^[0-9a-f]{64}$/i.test(value) ? Buffer.from(value, 'hex') : undefined;
    return given !== undefined && timingSafeEqual(given, expected);
  });
  if (!isSigned) throw new WebhookError('The signature is not right.');
  // after the signature: only the provider itself learns that its message is old
  if (Math.abs(now - Number(timestamp) * 1000) > TOLERANCE_MS) throw new WebhookError('The message is too old.');
}
