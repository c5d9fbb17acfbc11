import type { ColumnType } from 'kysely';
import type { Json } from './columns.js';

/** A subscriber to news of vehicles and searches: an account, or an address confirmed by a link. */
export interface AlertSubscriberTable {
  site: string;
  id: string;
  /** Of those without an account, as `normaliseEmail` writes it; an account's addresses are its own. */
  email: string | null;
  shopper: string | null;
  /** Wants to know of lower prices and of sales. */
  tells_prices: boolean;
  /** Wants to know of new matches of the searches. */
  tells_matches: boolean;
  every: 'day' | 'week';
  /** From when on: what changed before is no news. */
  since: Date;
  searched_at: Date | null;
  created_at: Date;
  /** Subscribers that became part of this one: their links go on to work. */
  former: ColumnType<string[], string[] | undefined, string[]>;
}

/** A vehicle that a subscriber without an account watches; those of accounts are in `watchlist`. */
export interface AlertVehicleTable {
  site: string;
  subscriber: string;
  vehicle_id: string;
  saved_at: Date;
}

export interface AlertSearchTable {
  site: string;
  subscriber: string;
  /** Made of the address. */
  id: string;
  /** Path and query of the listing. */
  href: string;
  /** How it reads. */
  words: string;
  saved_at: Date;
  /** Vehicles that came after it are new. */
  looked_at: Date;
}

/** The last news of a vehicle that a subscriber received. */
export interface AlertToldTable {
  site: string;
  subscriber: string;
  vehicle_id: string;
  /** Lowest price that a message named; null if none did. */
  price: number | null;
  is_sold: boolean;
  told_at: Date;
}

/** What an address requested and has not confirmed. */
export interface AlertRequestTable {
  site: string;
  id: string;
  email: string;
  /** Of the link in the mail: the token itself is not stored. */
  token_hash: string;
  /** Vehicles, searches and how often. */
  wanted: Json;
  /** Words of the tick, and their version. */
  wording: string;
  version: string;
  created_at: Date;
  expires_at: Date;
}

export interface AlertsTables {
  alert_subscribers: AlertSubscriberTable;
  alert_vehicles: AlertVehicleTable;
  alert_searches: AlertSearchTable;
  alert_told: AlertToldTable;
  alert_requests: AlertRequestTable;
}
