import { DELIVERY_TEXTS } from '@forecourt/contracts';
import type { DeliveryAnswer } from '@forecourt/contracts/api';
import { isApiError } from '@forecourt/runtime';

/** What the delivery calculator shows (VDP-12). */
export type DeliveryState =
  | { kind: 'idle' }
  | { kind: 'loading' }
  | { kind: 'result'; price: number; region: string }
  | { kind: 'error'; message: string };

export type LookUp = (postcode: string) => Promise<DeliveryAnswer>;

/** Looks a postcode up. Whatever goes wrong, the shopper is told what to do instead (A8). */
export async function estimateDelivery(postcode: string, lookUp: LookUp): Promise<DeliveryState> {
  const typed = postcode.trim();
  if (typed === '') return { kind: 'error', message: DELIVERY_TEXTS.empty };
  try {
    return { kind: 'result', ...(await lookUp(typed)) };
  } catch (error) {
    // the service's own refusals are 404 and 422; anything else is a fault, which gives no estimate either
    const isMalformed = isApiError(error) && error.status === 422;
    return { kind: 'error', message: isMalformed ? DELIVERY_TEXTS.malformed : DELIVERY_TEXTS.noCoverage };
  }
}
