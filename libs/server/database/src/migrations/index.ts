import type { Migration } from 'kysely/migration';
import { initial } from './0001-initial/index.js';

/** Forward only, by number. One SQL for PGlite and PostgreSQL. A migration that was released never changes. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-initial': initial,
};
