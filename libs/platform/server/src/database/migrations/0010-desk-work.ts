import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What the dealer's people do about a lead: who has it, when they call, what they wrote down and answered. */
export const deskWork: Migration = {
  async up(db) {
    // seen_at: when somebody looked at it first; owner: email address of one of the dealer's people
    await sql`
      alter table leads
        add column seen_at timestamptz,
        add column owner text,
        add column call_at timestamptz`.execute(db);
    // what was looked at or worked on before this release is not new again
    await sql`
      update leads set seen_at = created_at
      where desk_state <> 'new' or exists (
        select 1 from desk_audit a where a.site = leads.site and a.lead = leads.id and a.what = 'lead-seen')`.execute(
      db,
    );
    await sql`create index leads_unread on leads (site) where seen_at is null`.execute(db);
    await sql`create index leads_calls on leads (site, call_at) where call_at is not null`.execute(db);
    await sql`
      create table desk_notes (
        id text primary key,
        site text not null,
        lead_id text not null references leads (id) on delete cascade,
        kind text not null check (kind in ('note', 'reply')),
        who text not null,
        subject text,
        body text not null,
        key text not null,
        at timestamptz not null,
        unique (site, key)
      )`.execute(db);
    await sql`create index desk_notes_lead on desk_notes (lead_id, at)`.execute(db);
  },
};
