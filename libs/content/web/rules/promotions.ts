import { isWithin } from '@forecourt/site-config';
import type { Promotion } from '../config.js';

/** Promotions that run at `now`, milliseconds since 1970, in the order of the configuration. */
export const runningAt = (promotions: readonly Promotion[], now: number): readonly Promotion[] =>
  promotions.filter((promotion) => isWithin(promotion, now));
