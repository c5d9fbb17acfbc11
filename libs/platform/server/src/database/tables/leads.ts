import type { ColumnType, Generated } from 'kysely';
import type { Json, Moment } from './columns.js';

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
  /** When one of them looked at it first. */
  seen_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Email address of the one who has it. */
  owner: ColumnType<string | null, string | null | undefined, string | null>;
  /** When they call next. */
  call_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
}

/** A photo that a shopper sent of their own car: re-encoded, and deleted with its lead. */
export interface LeadPhotoTable {
  id: string;
  site: string;
  lead_id: string;
  /** Of the file that was sent: sent twice it is one photo. */
  sent_hash: string;
  width: number;
  height: number;
  /** JPEG. `full` is empty where it lies in the storage of files. */
  full: Buffer;
  small: Buffer;
  is_stored: Generated<boolean>;
  created_at: Date;
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
  /** The exact words next to the tick box, and their version. */
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
  /** Keyed hash of the address or number in the request. */
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

export interface LeadsTables {
  leads: LeadTable;
  lead_photos: LeadPhotoTable;
  consents: ConsentTable;
  erasures: ErasureTable;
  messages: MessageTable;
}
