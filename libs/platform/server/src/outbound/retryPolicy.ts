import type { LaneEntry, LaneVerdict } from '../database/index.js';
import type { LeadsSection } from '@forecourt/site-config';
import { DeliveryFault } from './deliveryFault.js';

const HOUR = 3_600_000;
const MOST_WAIT = HOUR / 2;

/** Wait before the next try, milliseconds: 5 s, doubling to half an hour, a fifth up or down by `chance` (0 to 1). */
export const deliveryWait = (attempts: number, chance: number): number =>
  Math.min(MOST_WAIT, 5000 * 2 ** Math.min(Math.max(0, attempts - 1), 20)) * (0.8 + 0.4 * chance);

/** What follows a failed try of a delivery, under a site's options; `chance` is a number from 0 to 1. */
export function judgeDelivery(
  entry: Pick<LaneEntry, 'attempts' | 'refusals' | 'queuedAt'>,
  error: unknown,
  options: Pick<LeadsSection, 'refusedAttempts' | 'retryHours'>,
  now: number,
  chance: number,
): LaneVerdict {
  // keep the kind of an unexpected error, not its words: they may hold what the shopper wrote
  const fault =
    error instanceof DeliveryFault
      ? error
      : new DeliveryFault('unreachable', error instanceof Error ? error.name : 'unknown');
  const { kind, message: reason } = fault;
  const wait = Math.max(deliveryWait(entry.attempts, chance), Math.min(fault.retryAfterMs ?? 0, HOUR));
  if (kind === 'broken') return { reason, isRefusal: true, retryIn: undefined };
  if (kind === 'unconfigured') return { reason, isRefusal: false, retryIn: Math.min(wait, HOUR / 12) };
  if (kind === 'refused') {
    const isLast = entry.refusals + 1 >= options.refusedAttempts;
    return { reason, isRefusal: true, retryIn: isLast ? undefined : Math.max(wait, 60_000) };
  }
  const isLast = now + wait > entry.queuedAt + options.retryHours * HOUR;
  return { reason, isRefusal: false, retryIn: isLast ? undefined : wait };
}
