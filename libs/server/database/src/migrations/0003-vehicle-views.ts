import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const vehicleViews: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table vehicle_views (
        site text not null, vehicle_id text not null, views int not null, primary key (site, vehicle_id)
      )`.execute(db);
  },
};
