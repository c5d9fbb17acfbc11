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

export interface InstallationTables {
  installation_keys: InstallationKeyTable;
}
