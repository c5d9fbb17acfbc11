import { DELIVERY_TEXTS } from '@forecourt/contracts';
import type { DeliveryAnswer } from '@forecourt/contracts/api';

/** What the delivery calculator shows (VDP-12). */
export type DeliveryState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'result'; price: number; region: string }
  | { kind: 'error'; message: string };

/** Nothing was typed: no request is sent. */
export const NO_POSTCODE: DeliveryState = { kind: 'error', message: DELIVERY_TEXTS.empty };

export const deliveryFound = ({ price, region }: DeliveryAnswer): DeliveryState => ({ kind: 'result', price, region });

/** After any failure the message says what to do instead (A8). `status` is the service's; undefined for a fault. */
export const deliveryRefused = (status: unknown): DeliveryState => ({
  kind: 'error',
  // the service's own refusals are 404 and 422; anything else is a fault, which gives no estimate either
  message: status === 422 ? DELIVERY_TEXTS.malformed : DELIVERY_TEXTS.noCoverage,
});
