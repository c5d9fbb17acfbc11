import { sql } from 'kysely';

/** Vehicles with what is counted and recorded of each, and the imports that brought them. */
export const stock = [
  sql`
    create table vehicles (
      site text not null,
      id text not null,
      stocknum text not null,
      slug text not null,
      vin text,
      status text not null,
      data jsonb not null,
      content_hash text not null,
      seen_in text,
      updated_at timestamptz not null default now(),
      primary key (site, id),
      unique (site, stocknum),
      unique (site, slug)
    )`,
  sql`create index vehicles_vin on vehicles (site, vin) where vin is not null`,
  // valuations look up comparable vehicles by make and model
  sql`create index vehicles_market on vehicles (lower(data->>'make'), lower(data->>'model'))`,
  // The image service looks up which vehicle a remote picture belongs to; the site's own pictures need no look-up.
  // Every look-up would scan a pending list, so there is none.
  sql`
    create index vehicles_pictures on vehicles using gin ((
      jsonb_path_query_array(data, 'lax $.images[*].url ? (@ like_regex "//")')
      || jsonb_path_query_array(data, 'lax $.spin_images[*] ? (@ like_regex "//")')
      || jsonb_path_query_array(data, 'lax $.spin_interior_image ? (@ like_regex "//")')
    ) jsonb_path_ops) with (fastupdate = off)`,
  sql`
    create table vehicle_views (
      site text not null,
      vehicle_id text not null,
      views int not null,
      primary key (site, vehicle_id)
    )`,

  sql`
    create table price_history (
      id bigint generated always as identity primary key,
      site text not null,
      vehicle_id text not null,
      asked_from timestamptz not null,
      price int
    )`,
  sql`create index price_history_vehicle on price_history (site, vehicle_id, id)`,
  // a price that was advertised is a record: no later release and no manual query changes it by mistake
  sql`
    create function price_history_stands() returns trigger language plpgsql as
    $$ begin raise exception 'price_history is append-only'; end $$`,
  sql`
    create trigger price_history_stands before update or delete on price_history
    for each row execute function price_history_stands()`,

  sql`
    create table import_runs (
      id text primary key,
      site text not null,
      file text not null,
      started_at timestamptz not null default now(),
      finished_at timestamptz,
      summary jsonb not null
    )`,
  sql`create index import_runs_site on import_runs (site, started_at)`,
  sql`
    create table import_issues (
      run_id text not null references import_runs (id) on delete cascade,
      site text not null,
      row int not null,
      "column" text not null,
      value text not null,
      reason text not null,
      kind text not null
    )`,
  sql`create index import_issues_run on import_issues (run_id, row)`,
  sql`
    create table import_refusals (
      id bigint generated always as identity primary key,
      site text not null,
      file text not null,
      reason text not null,
      at timestamptz not null
    )`,
  sql`create index import_refusals_site on import_refusals (site, id)`,
];
