import type { Moment } from './columns.js';

/** A key that signs links, sessions and codes, or has signed them before. */
export interface InstallationKeyTable {
  /** Recognises the key. */
  fingerprint: string;
  /** The key itself, where no operator gave one. */
  kept: string | null;
  /** True for the present one, null for earlier ones. */
  is_present: true | null;
  made_at: Moment;
}

/** Requests of the present window, over all processes. */
export interface RateCountTable {
  /** A keyed hash: no address can be read from it. */
  key: string;
  count: number;
  ends_at: Date;
}

export interface InstallationTables {
  installation_keys: InstallationKeyTable;
  rate_counts: RateCountTable;
}
