import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const desk: Migration = {
  async up(db: Kysely<unknown>) {
    // how far the dealer's people have got with a lead
    await sql`
      alter table leads add column desk_state text not null default 'new'
        check (desk_state in ('new', 'in-progress', 'done'))`.execute(db);
    await sql`create index leads_category on leads (site, category)`.execute(db);
    await sql`
      create table desk_sessions (
        token_hash text primary key, site text not null, email text not null, created_at timestamptz not null,
        used_at timestamptz not null, expires_at timestamptz not null
      )`.execute(db);
    await sql`create index desk_sessions_ended on desk_sessions (expires_at)`.execute(db);
    await sql`
      create table desk_audit (
        id bigint generated always as identity primary key, site text not null, who text not null, what text not null,
        lead text, detail jsonb not null default '{}', key text, at timestamptz not null, unique (site, key)
      )`.execute(db);
    await sql`create index desk_audit_site on desk_audit (site, id)`.execute(db);
    await sql`create index desk_audit_lead on desk_audit (site, lead, id) where lead is not null`.execute(db);
    // what was done stays said: no later release and no hand at the database changes it by mistake
    await sql`
      create function desk_audit_stands() returns trigger language plpgsql as
      $$ begin raise exception 'desk_audit is append-only'; end $$`.execute(db);
    await sql`
      create trigger desk_audit_stands before update or delete on desk_audit
      for each row execute function desk_audit_stands()`.execute(db);
    await sql`
      create table import_refusals (
        id bigint generated always as identity primary key, site text not null, file text not null, reason text not null,
        at timestamptz not null
      )`.execute(db);
    await sql`create index import_refusals_site on import_refusals (site, id)`.execute(db);
    await sql`create index import_runs_site on import_runs (site, started_at)`.execute(db);
    await sql`create index reservations_site on reservations (site, created_at)`.execute(db);
  },
};
