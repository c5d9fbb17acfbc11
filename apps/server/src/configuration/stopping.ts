import type { Stopping } from '../front/front.js';
import type { Environment } from './environment.js';

/** Default seconds. In production a load balancer needs time to see the process leave; a developer wants no wait. */
const DEFAULT_SECONDS = { production: { drain: 5, grace: 30 }, elsewhere: { drain: 0, grace: 5 } };

/** How long a stopping process waits for the balancer, and then for its open requests. */
export function stoppingFrom(
  environment: Pick<Environment, 'FORECOURT_DRAIN_SECONDS' | 'FORECOURT_GRACE_SECONDS'>,
  isProduction: boolean,
): Stopping {
  const { drain, grace } = DEFAULT_SECONDS[isProduction ? 'production' : 'elsewhere'];
  return {
    drainMs: 1000 * (environment.FORECOURT_DRAIN_SECONDS ?? drain),
    graceMs: 1000 * (environment.FORECOURT_GRACE_SECONDS ?? grace),
  };
}
