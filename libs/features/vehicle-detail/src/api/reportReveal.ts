import type { PhoneRevealBody } from '@forecourt/contracts/api';
import { createFetchApi } from '@forecourt/runtime';

/** Tells the service that the number was asked for. A shopper never notices whether that worked (A8). */
export async function reportReveal(body: PhoneRevealBody): Promise<void> {
  try {
    await createFetchApi().request('/api/phone-reveals', { method: 'POST', body });
  } catch (error) {
    console.warn('That a number was revealed could not be reported.', error);
  }
}
