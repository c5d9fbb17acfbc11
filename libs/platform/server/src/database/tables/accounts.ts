import type { Generated } from 'kysely';
import type { Moment } from './columns.js';

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
  /** Keyed hash: the code itself is not stored. */
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

export interface AccountsTables {
  shoppers: ShopperTable;
  sign_in_codes: SignInCodeTable;
  sign_in_code_sends: SignInCodeSendTable;
  sessions: SessionTable;
  watchlist: WatchlistTable;
}
