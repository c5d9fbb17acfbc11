import type { Generated, JSONColumnType } from 'kysely';
import type { Moment } from './columns.js';

/** One of the dealer's people at the desk of a site. */
export interface DeskSessionTable {
  token_hash: string;
  site: string;
  email: string;
  created_at: Moment;
  used_at: Moment;
  expires_at: Moment;
}

/**
 * What the dealer's people did at the desk. Rows are only added; nothing of a shopper but the id of a lead is in them.
 */
export interface DeskAuditTable {
  id: Generated<string>;
  site: string;
  /** Email address of the person who did it. */
  who: string;
  what: string;
  lead: string | null;
  detail: JSONColumnType<object, object | string | undefined, never>;
  /** Idempotency key of an action that must happen only once. */
  key: string | null;
  at: Moment;
}

/** What one of the dealer's people wrote about a lead, or answered to its shopper. Goes with its lead. */
export interface DeskNoteTable {
  id: string;
  site: string;
  lead_id: string;
  kind: 'note' | 'reply';
  /** Email address of the person who wrote it. */
  who: string;
  /** Of a reply. */
  subject: string | null;
  body: string;
  /** The same key is written once. */
  key: string;
  at: Date;
}

export interface DeskTables {
  desk_sessions: DeskSessionTable;
  desk_audit: DeskAuditTable;
  desk_notes: DeskNoteTable;
}
