import type { Generated, JSONColumnType } from 'kysely';
import type { Moment } from './columns.js';

/** A version of a dealer's folder, or its removal. The latest of a dealer is the one that runs. */
export interface DealerVersionTable {
  id: Generated<string>;
  slug: string;
  /** Of this dealer, from 1. */
  number: number;
  deed: 'publish' | 'edit' | 'revert' | 'remove';
  /** Of all its files. */
  hash: string;
  files: JSONColumnType<readonly { readonly path: string; readonly hash: string }[]>;
  /** A change of the dealers' folder that the platform saw, and not a command. */
  from_folder: boolean;
  who: string;
  /** What is wrong with texts that the site is without. */
  left_out: JSONColumnType<readonly string[]>;
  made_at: Moment;
}

/** Content of a file of a dealer, by its hash. */
export interface DealerFileTable {
  slug: string;
  hash: string;
  body: Buffer;
}

/** A dealer's folder that is not live, for previews. */
export interface DealerDraftTable {
  id: Generated<string>;
  slug: string;
  /** Of all its files. */
  hash: string;
  files: JSONColumnType<readonly { readonly path: string; readonly hash: string }[]>;
  who: string;
  made_at: Moment;
  expires_at: Date;
}

export interface DealersTables {
  dealer_versions: DealerVersionTable;
  dealer_drafts: DealerDraftTable;
  dealer_files: DealerFileTable;
}
