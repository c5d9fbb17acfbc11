import { log } from '../observing/log.js';
import { isDatabaseAway } from './databaseAway.js';

/** Work of an outbox that failed: nothing that a shopper sent. */
export interface FailedWork {
  /** Slugs of the sites whose entries they were. */
  readonly dealers?: readonly string[];
  /** Which try it was. */
  readonly attempt?: number;
}

/** Logs what work of an outbox failed with. That the database is away is said once, where it is noticed. */
export function logOutboxFault(topic: string, error: unknown, { dealers = [], attempt }: FailedWork = {}): void {
  if (isDatabaseAway(error)) return;
  // one batch may be of many dealers
  const dealer =
    dealers.length > 3 ? `${dealers.slice(0, 3).join(', ')} and ${dealers.length - 3} more` : dealers.join(', ');
  log.error(
    { job: topic, ...(dealer === '' ? {} : { dealer }), ...(attempt === undefined ? {} : { attempt }), err: error },
    'Work of the outbox failed.',
  );
}
