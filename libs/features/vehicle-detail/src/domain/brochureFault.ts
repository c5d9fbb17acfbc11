import { recordOf } from '@forecourt/runtime';

const LATER = 'Please try again in a moment.';

/**
 * Why a brochure did not come, for shoppers: no connection, a vehicle that is gone, or the service's own words; not
 * those of a fault inside the service.
 */
export function brochureFault(error: unknown): string {
  const { status, body } = recordOf(error);
  if (status === 'NETWORK') return `The brochure could not be loaded: there is no connection. ${LATER}`;
  if (status === 404 || status === 410) return 'There is no brochure any more: this vehicle has gone from the site.';
  const { message } = recordOf(recordOf(body)['error']);
  const isSpoken = typeof status === 'number' && (status < 500 || status === 503);
  return isSpoken && typeof message === 'string' && message !== ''
    ? message
    : `The brochure could not be made just now. ${LATER}`;
}
