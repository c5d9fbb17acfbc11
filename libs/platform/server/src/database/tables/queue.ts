import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from './columns.js';

export interface OutboxTable {
  id: Generated<string>;
  site: string;
  topic: string;
  /** Makes an entry unique within its topic; a second one with the same key is not added. */
  key: string;
  payload: Json;
  /** Receiver of an entry that is processed individually (`OutboxLanes`); null for those done in batches. */
  lane: string | null;
  attempts: Generated<number>;
  /** How many of the attempts were refused for good. */
  refusals: Generated<number>;
  run_at: Moment;
  claimed_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  failed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  last_error: string | null;
  created_at: Moment;
}

/** Something that shoppers did, for the dealer's counts. Holds nothing about the shopper. */
export interface EventTable {
  id: Generated<string>;
  site: string;
  /** For example `phone-reveal`. */
  name: string;
  /** Number of A7 and B9, where it has one. */
  event_id: number | null;
  /** The same is counted once; null for what has none. */
  key: string | null;
  vehicle_id: string | null;
  payload: Json;
  created_at: Moment;
}

/** Messages to shoppers that left in a day, over all sites. */
export interface MessageTotalTable {
  /** `2026-11-24`. */
  day: string;
  /** `mail` or `sms`. */
  way: string;
  sent: number;
}

/** When the old records of a site were last looked for. */
export interface SiteSweepTable {
  site: string;
  swept_at: Moment;
}

export interface QueueTables {
  outbox: OutboxTable;
  site_sweeps: SiteSweepTable;
  events: EventTable;
  message_totals: MessageTotalTable;
}
