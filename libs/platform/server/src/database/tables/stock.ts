import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from './columns.js';

export interface VehicleTable {
  site: string;
  id: string;
  stocknum: string;
  slug: string;
  vin: string | null;
  status: string;
  /** The whole vehicle, as `@forecourt/vehicle` has it. */
  data: Json;
  /** Hash of what the feed said: unchanged rows are left alone. */
  content_hash: string;
  /** Run that saw the vehicle last. */
  seen_in: string | null;
  updated_at: Moment;
}

/** Asking prices of each vehicle, and when each started. Rows are only added. */
export interface PriceHistoryTable {
  id: Generated<string>;
  site: string;
  vehicle_id: string;
  asked_from: Moment;
  /** Whole dollars; null from when it had no price, or was not for sale. */
  price: number | null;
}

/** Addresses that the page of a vehicle had before its title changed. */
export interface FormerAddressTable {
  site: string;
  slug: string;
  vehicle_id: string;
}

/** How often each vehicle's page was looked at. */
export interface VehicleViewTable {
  site: string;
  vehicle_id: string;
  views: number;
}

export interface ImportRunTable {
  id: string;
  site: string;
  file: string;
  started_at: Moment;
  finished_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  summary: Json;
}

export interface ImportIssueTable {
  run_id: string;
  site: string;
  row: number;
  column: string;
  value: string;
  reason: string;
  kind: 'skipped' | 'mended' | 'noted';
}

/** A feed that was refused as a whole: nothing of it was taken. The last ones of each site. */
export interface ImportRefusalTable {
  id: Generated<string>;
  site: string;
  file: string;
  reason: string;
  at: Moment;
}

/** State of a site’s feed. */
export interface FeedStateTable {
  site: string;
  /** Host and path of the file, or its folder. */
  source: string;
  /** The version that was read last, with that of its mapping. */
  version: string | null;
  next_at: Moment;
  /** Until when a process is at it. */
  claimed_until: Moment | null;
  checked_at: Moment | null;
  /** When a new version was imported last. */
  came_at: Moment | null;
  since: Moment;
  outcome: 'imported' | 'unchanged' | 'failed' | null;
  detail: string | null;
  alarmed_at: Moment | null;
}

/** What of the configuration the search index of a stock was made of. */
export interface IndexStateTable {
  site: string;
  /** Empty until it was built for the first time. */
  made_of: string;
  /** Until when a process is taken to build it. */
  claimed_until: ColumnType<Date | null, Date | null | undefined, Date | null>;
  claimed_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface StockTables {
  vehicles: VehicleTable;
  former_addresses: FormerAddressTable;
  price_history: PriceHistoryTable;
  vehicle_views: VehicleViewTable;
  import_runs: ImportRunTable;
  import_issues: ImportIssueTable;
  import_refusals: ImportRefusalTable;
  feed_states: FeedStateTable;
  index_states: IndexStateTable;
}
