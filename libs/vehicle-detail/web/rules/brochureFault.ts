import { OfflineError } from '@forecourt/composition';
import { recordOf } from '@forecourt/runtime';
import type { VehicleDetailSay } from './words.js';

/**
 * Why a brochure did not come, for shoppers: no connection, a vehicle that is gone, or the service's own words; not
 * those of a fault inside the service.
 */
export function brochureFault(error: unknown, say: VehicleDetailSay): string {
  const { status, body } = recordOf(error);
  if (status === 'NETWORK' || error instanceof OfflineError) return say('brochure.offline');
  if (status === 404 || status === 410) return say('brochure.gone');
  const { message } = recordOf(recordOf(body)['error']);
  const isSpoken = typeof status === 'number' && (status < 500 || status === 503);
  return isSpoken && typeof message === 'string' && message !== '' ? message : say('brochure.failed');
}
