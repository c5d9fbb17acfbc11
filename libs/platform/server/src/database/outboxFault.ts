import { log } from '../observing/log.js';
import { isDatabaseAway } from './databaseAway.js';

/** Work of an outbox that failed: nothing that a shopper sent. */
export interface FailedWork {
  /** Slugs of the sites whose entries they were. */
  readonly dealers?: readonly string[];
  /** Which try it was. */
  readonly attempt?: number;
}

/** Dealers of one batch that a line names. */
const MOST_NAMED = 3;

/** Logs what work of an outbox failed with. That the database is away is said once, where it is noticed. */
export function logOutboxFault(topic: string, error: unknown, { dealers = [], attempt }: FailedWork = {}): void {
  if (isDatabaseAway(error)) return;
  // one batch may be of many
  const others = dealers.length - MOST_NAMED;
  const named = dealers.slice(0, MOST_NAMED).join(', ') + (others > 0 ? ` and ${others} more` : '');
  const facts = { ...(dealers.length > 0 ? { dealer: named } : {}), ...(attempt === undefined ? {} : { attempt }) };
  log.error({ job: topic, ...facts, err: error }, 'Work of the outbox failed.');
}
