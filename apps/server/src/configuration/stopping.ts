import type { Stopping } from '../front/front.js';
import type { Environment } from './environment.js';

/** Defaults in seconds: in production shoppers behind a balancer notice no stop; a developer waits for none. */
const USUAL = { production: { drain: 5, grace: 30 }, elsewhere: { drain: 0, grace: 5 } };

/** How a process ends. */
export function stoppingFrom(
  environment: Pick<Environment, 'FORECOURT_DRAIN_SECONDS' | 'FORECOURT_GRACE_SECONDS'>,
  isProduction: boolean,
): Stopping {
  const { drain, grace } = USUAL[isProduction ? 'production' : 'elsewhere'];
  return {
    drainMs: 1000 * (environment.FORECOURT_DRAIN_SECONDS ?? drain),
    graceMs: 1000 * (environment.FORECOURT_GRACE_SECONDS ?? grace),
  };
}
