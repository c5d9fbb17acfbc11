import { sql } from 'kysely';

/** The dealer's desk: sessions of the staff and the record of what they did. */
export const desk = [
  sql`
    create table desk_sessions (
      token_hash text primary key,
      site text not null,
      email text not null,
      created_at timestamptz not null,
      used_at timestamptz not null,
      expires_at timestamptz not null
    )`,
  sql`create index desk_sessions_ended on desk_sessions (expires_at)`,

  sql`
    create table desk_audit (
      id bigint generated always as identity primary key,
      site text not null,
      who text not null,
      what text not null,
      lead text,
      detail jsonb not null default '{}',
      key text,
      at timestamptz not null,
      unique (site, key)
    )`,
  sql`create index desk_audit_site on desk_audit (site, id)`,
  sql`create index desk_audit_lead on desk_audit (site, lead, id) where lead is not null`,
  // an audit is a record: no later release and no manual query changes it by mistake
  sql`
    create function desk_audit_stands() returns trigger language plpgsql as
    $$ begin raise exception 'desk_audit is append-only'; end $$`,
  sql`
    create trigger desk_audit_stands before update or delete on desk_audit
    for each row execute function desk_audit_stands()`,
];
