import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Addresses that a vehicle's page had before its title was corrected: they lead to the present one. */
export const formerAddresses: Migration = {
  async up(db) {
    await sql`
      create table former_addresses (
        site text not null,
        slug text not null,
        vehicle_id text not null,
        primary key (site, slug)
      )`.execute(db);
  },
};
