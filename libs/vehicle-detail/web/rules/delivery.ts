import type { FormFaults, FormField, FormValues } from '@forecourt/action-form';
import { DELIVERY_TEXTS, type DeliveryPrice } from '@forecourt/locations/domain';
import type { Worded } from '@forecourt/words';
import type { VehicleDetailSay } from './words.js';

/** What the delivery calculator shows (VDP-12). */
export type DeliveryState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'result'; price: number; region: string }
  | { kind: 'error'; message: string };

export const deliveryFields = (say: VehicleDetailSay): readonly FormField[] => [
  {
    ...{ name: 'postcode', label: say('delivery.postcode'), isPlain: true },
    ...{ inputMode: 'numeric', autoComplete: 'postal-code', maxLength: 10 },
  },
];

/** Nothing was typed: no request is sent. */
export const deliveryFaults = ({ postcode = '' }: FormValues, site: Worded): FormFaults =>
  postcode.trim() === '' ? { postcode: DELIVERY_TEXTS.empty(site) } : {};

export const deliveryFound = ({ price, region }: DeliveryPrice): DeliveryState => ({ kind: 'result', price, region });

/** After any failure the message says what to do instead (A8). `status` is the service's; undefined for a fault. */
export const deliveryRefused = (status: unknown, site: Worded): DeliveryState => ({
  kind: 'error',
  // the service's own refusals are 404 and 422; anything else is a fault, which gives no estimate either
  message: (status === 422 ? DELIVERY_TEXTS.malformed : DELIVERY_TEXTS.noCoverage)(site),
});
