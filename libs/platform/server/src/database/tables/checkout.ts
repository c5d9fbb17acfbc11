import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Json, Moment } from './columns.js';

/**
 * A vehicle that a shopper holds, or is about to. At most one in `pending-payment` or `held` for a vehicle of a stock
 * owner.
 */
export interface ReservationTable {
  id: string;
  /** Where the shopper was; `stock_owner` is whose stock the vehicle is of. */
  site: string;
  stock_owner: string;
  vehicle_id: string;
  stocknum: string;
  vehicle_slug: string;
  /** As the shopper read it. */
  vehicle_name: string;
  /** Slug of the vehicle's location. */
  location: string | null;
  /** One of `RESERVATION_STATES`. */
  state: string;
  deposit_cents: number;
  /** Who reserves, and what was agreed to. */
  shopper: Json;
  /** Of the link that the shopper is given: the token itself is not stored. */
  token_hash: string;
  /** Of the visitor's cookie. */
  visitor_hash: string;
  /** Keyed hashes of who began it (`askerMarks`), while it waits for its deposit. */
  asker_marks: ColumnType<string[], string[] | undefined, string[]>;
  idempotency_key: string;
  request_hash: string;
  created_at: ColumnType<Date, Date, never>;
  /** Until when the deposit can be paid. */
  payable_until: Date;
  held_at: Date | null;
  held_until: Date | null;
  ended_at: Date | null;
}

/** The deposit of a reservation, at its payment provider. */
export interface PaymentTable {
  reservation_id: string;
  site: string;
  provider: string;
  provider_reference: string;
  /** The provider's own page. */
  page_url: string;
  amount_cents: number;
  state: 'open' | 'declined' | 'paid' | 'refund-due' | 'refunded' | 'ended';
  updated_at: Date;
}

/** Events that providers sent, each stored once. */
export interface PaymentEventTable {
  provider: string;
  event_id: string;
  site: string;
  type: string;
  created_at: Moment;
}

/** The embedded test provider's own books. */
export interface TestPaymentTable {
  reference: string;
  site: string;
  idempotency_key: string;
  amount_cents: number;
  words: string;
  return_path: string;
  state: 'open' | 'asks-again' | 'declined' | 'paid' | 'ended' | 'refunded';
  refund_key: string | null;
}

/** A vehicle that a shopper buys online, as far as they have got. */
export interface PurchaseTable {
  id: string;
  /** Where the shopper is; `stock_owner` is whose stock the vehicle is of. */
  site: string;
  stock_owner: string;
  vehicle_id: string;
  stocknum: string;
  vehicle_slug: string;
  vehicle_name: string;
  /** Of the visitor's cookie. */
  visitor_hash: string;
  /** Account that it belongs to: then no one else finds it, whatever their cookie. */
  shopper: string | null;
  lead_id: string | null;
  reservation_id: string | null;
  /** What the shopper has said, by step. */
  progress: Json;
  /** The summary that was agreed to, as it stood. */
  agreed: JSONColumnType<object> | null;
  /** How often a deposit was begun for it. */
  orders: Generated<number>;
  created_at: Date;
  changed_at: Date;
  /** From then on no one can open it. */
  expires_at: Date;
}

export interface CheckoutTables {
  reservations: ReservationTable;
  payments: PaymentTable;
  payment_events: PaymentEventTable;
  test_payments: TestPaymentTable;
  purchases: PurchaseTable;
}
