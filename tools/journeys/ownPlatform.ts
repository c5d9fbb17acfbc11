import { inject } from 'vitest';

const platforms = inject('platforms');
// workers are counted from 1; a journey with a search cluster has one platform and one worker
const own = platforms[(Number(process.env['VITEST_POOL_ID'] ?? 1) - 1) % platforms.length];
if (!own) throw new Error('No platform was started: run journeys with `npm run test:journeys`.');

/** Where the platform of this worker answers. */
export const port = own.port;
/** Where this worker asks what has left its platform. */
export const outsidePort = own.outside;
