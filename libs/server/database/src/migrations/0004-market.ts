import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const market: Migration = {
  async up(db: Kysely<unknown>) {
    // comparable vehicles are looked for by make and model
    await sql`create index vehicles_market on vehicles (lower(data->>'make'), lower(data->>'model'))`.execute(db);
    await sql`
      create table price_history (
        id bigint generated always as identity primary key, site text not null, vehicle_id text not null,
        asked_from timestamptz not null, price int
      )`.execute(db);
    await sql`create index price_history_vehicle on price_history (site, vehicle_id, id)`.execute(db);
    // what was asked stays asked: no later release and no hand at the database changes it by mistake
    await sql`
      create function price_history_stands() returns trigger language plpgsql as
      $$ begin raise exception 'price_history is append-only'; end $$`.execute(db);
    await sql`
      create trigger price_history_stands before update or delete on price_history
      for each row execute function price_history_stands()`.execute(db);
    // stock from before: what is asked now has been asked since its last change
    await sql`
      insert into price_history (site, vehicle_id, asked_from, price)
      select site, id, updated_at, asked from (
        select site, id, updated_at, round(least((data->>'price')::numeric, case
          when (data->>'offer_price')::numeric > 10.5 then (data->>'offer_price')::numeric end))::int as asked
        from vehicles where status in ('in_stock', 'coming_soon') and (data->>'price')::numeric < 100000000
      ) v where asked > 10`.execute(db);
  },
};
