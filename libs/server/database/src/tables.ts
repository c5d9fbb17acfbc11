import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** Columns that the database fills and that come back as Date. */
type Moment = ColumnType<Date, Date | string | undefined, Date | string>;
type Json = JSONColumnType<object>;

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

export interface OutboxTable {
  id: Generated<string>;
  site: string;
  topic: string;
  /** Makes an entry unique within its topic; a second one with the same key is not added. */
  key: string;
  payload: Json;
  /** Receiver of its own for entries that are worked off one by one (`OutboxLanes`); null for those done in batches. */
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

export interface LeadTable {
  id: string;
  site: string;
  idempotency_key: string;
  /** Hash of the request: the same key with other words is refused. */
  request_hash: string;
  category: string;
  event_id: number;
  vehicle_id: string | null;
  payload: Json;
  created_at: Moment;
  /** How far the dealer's people have got with it. */
  desk_state: Generated<'new' | 'in-progress' | 'done'>;
}

/** Who agreed to marketing, to which words and when: what proves a consent (Spam Act 2003). Rows are only added. */
export interface ConsentTable {
  id: Generated<string>;
  site: string;
  /** Address and number as they are compared; null where none was left. */
  email: string | null;
  phone: string | null;
  /** What was agreed to, for example `marketing`. */
  purpose: string;
  /** The exact words beside the tick, and their version. */
  wording: string;
  version: string;
  /** Where it was given: the id of a lead. */
  source: string;
  given_at: Moment;
}

/** That a person's records were erased: when and how many, not whose. */
export interface ErasureTable {
  id: Generated<string>;
  site: string;
  /** Keyed hash of the address or number that was asked with. */
  person_hash: string;
  counts: Json;
  erased_at: Moment;
}

export interface MessageTable {
  id: Generated<string>;
  site: string;
  /** `lead:<id>:<channel>`; a message is stored once. */
  key: string;
  channel: string;
  recipient: string;
  subject: string;
  body: string;
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

/** How often each vehicle's page was looked at. */
export interface VehicleViewTable {
  site: string;
  vehicle_id: string;
  views: number;
}

/** What was asked for each vehicle, and from when on. Rows are only added. */
export interface PriceHistoryTable {
  id: Generated<string>;
  site: string;
  vehicle_id: string;
  asked_from: Moment;
  /** Whole dollars; null from when it had no price, or was not for sale. */
  price: number | null;
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

/** One of the dealer's people at the desk of a site. */
export interface DeskSessionTable {
  token_hash: string;
  site: string;
  email: string;
  created_at: Moment;
  used_at: Moment;
  expires_at: Moment;
}

/** What the dealer's people did at the desk. Rows are only added; nothing of a shopper but the id of a lead is in them. */
export interface DeskAuditTable {
  id: Generated<string>;
  site: string;
  /** Address of whoever did it. */
  who: string;
  what: string;
  lead: string | null;
  detail: JSONColumnType<object, object | string | undefined, never>;
  /** Of what must be done once, however often it is asked for. */
  key: string | null;
  at: Moment;
}

/** Somebody with an account of one site. At least one of the addresses is there, each proven by a code. */
export interface ShopperTable {
  site: string;
  id: string;
  /** As `normaliseEmail` writes it. */
  email: string | null;
  /** As `normaliseMobile` writes it. */
  phone: string | null;
  name: string;
  created_at: Moment;
}

/** The one live code of an address for a purpose. */
export interface SignInCodeTable {
  site: string;
  purpose: string;
  /** Whose code it is where that is known already; empty otherwise. */
  holder: string;
  address: string;
  id: string;
  /** Keyed hash: the code stands nowhere. */
  code_hash: string;
  tries: Generated<number>;
  expires_at: Moment;
}

/** That a code was sent, for the limits; who it was is a keyed hash. */
export interface SignInCodeSendTable {
  site: string;
  purpose: string;
  receiver: string;
  sent_at: Moment;
}

export interface SessionTable {
  token_hash: string;
  site: string;
  shopper: string;
  created_at: Moment;
  used_at: Moment;
  expires_at: Moment;
}

export interface WatchlistTable {
  site: string;
  shopper: string;
  vehicle_id: string;
  saved_at: Moment;
}

/** A vehicle that a shopper holds, or is about to. At most one in `pending-payment` or `held` for a vehicle of a stock owner. */
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
  /** Slug of the place where it stands. */
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
  idempotency_key: string;
  request_hash: string;
  created_at: ColumnType<Date, Date, never>;
  /** Until when the deposit can be paid. */
  payable_until: Date;
  held_at: Date | null;
  held_until: Date | null;
  ended_at: Date | null;
}

/** The deposit of a reservation, at whoever takes it. */
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

/** What providers told: each event once. */
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

/** A test drive at a time of its place. Goes with its lead. */
export interface BookingTable {
  id: string;
  /** Where the shopper was; `stock_owner` is whose stock the vehicle is of. */
  site: string;
  stock_owner: string;
  lead_id: string;
  /** Of the enquiry that it was made with. */
  idempotency_key: string;
  vehicle_id: string;
  vehicle_slug: string;
  /** As the shopper read it. */
  vehicle_name: string;
  /** Slug of the place. */
  location: string;
  state: 'booked' | 'cancelled';
  starts_at: Date;
  minutes: number;
  /** How often it was changed, a cancellation included: what calendars order its versions by. */
  sequence: number;
  name: string;
  email: string;
  phone: string | null;
  /** Of the link that the shopper is given: the token itself is not stored. */
  token_hash: string;
  created_at: Date;
  changed_at: Date;
}

/** What live bookings take of the time: numbered at a place and start, and one for a vehicle. */
export interface BookingSlotTable {
  booking_id: string;
  site: string;
  stock_owner: string;
  location: string;
  vehicle_id: string;
  starts_at: Date;
  /** 1 to the number of test drives that the place takes at one start. */
  number: number;
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
  /** Account that it belongs to: then nobody else finds it, whatever their cookie. */
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
  /** From when it is nobody's any more. */
  expires_at: Date;
}

/** A photo that a shopper sent of their own car: drawn anew, and gone with its lead. */
export interface LeadPhotoTable {
  id: string;
  site: string;
  lead_id: string;
  /** Of the file that was sent: sent twice it is one photo. */
  sent_hash: string;
  width: number;
  height: number;
  /** JPEG. */
  full: Buffer;
  small: Buffer;
  created_at: Date;
}

/** Somebody who is told of vehicles and searches: an account, or an address that a link has proven. */
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

/** A vehicle that somebody without an account watches; those of accounts stand in `watchlist`. */
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

/** What somebody was told last of a vehicle. */
export interface AlertToldTable {
  site: string;
  subscriber: string;
  vehicle_id: string;
  /** Lowest price that was told; null where none was. */
  price: number | null;
  is_sold: boolean;
  told_at: Date;
}

/** What an address asked for and has not confirmed. */
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

export interface Tables {
  vehicles: VehicleTable;
  outbox: OutboxTable;
  leads: LeadTable;
  consents: ConsentTable;
  erasures: ErasureTable;
  messages: MessageTable;
  events: EventTable;
  vehicle_views: VehicleViewTable;
  price_history: PriceHistoryTable;
  import_runs: ImportRunTable;
  import_issues: ImportIssueTable;
  import_refusals: ImportRefusalTable;
  desk_sessions: DeskSessionTable;
  desk_audit: DeskAuditTable;
  shoppers: ShopperTable;
  sign_in_codes: SignInCodeTable;
  sign_in_code_sends: SignInCodeSendTable;
  sessions: SessionTable;
  watchlist: WatchlistTable;
  reservations: ReservationTable;
  payments: PaymentTable;
  payment_events: PaymentEventTable;
  test_payments: TestPaymentTable;
  bookings: BookingTable;
  booking_slots: BookingSlotTable;
  purchases: PurchaseTable;
  lead_photos: LeadPhotoTable;
  alert_subscribers: AlertSubscriberTable;
  alert_vehicles: AlertVehicleTable;
  alert_searches: AlertSearchTable;
  alert_told: AlertToldTable;
  alert_requests: AlertRequestTable;
}
