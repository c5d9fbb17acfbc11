import type { ServiceOptions } from '@forecourt/api';
import type { Environment } from './environment.js';

/** Secrets that the environment gives to sign with and to read by. */
export const signingFrom = (environment: Environment): ServiceOptions['signing'] => ({
  secret: environment.FORECOURT_SECRET,
  earlier: environment.FORECOURT_EARLIER_SECRETS ?? [],
});
