import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

export const privacy: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create table consents (
        id bigint generated always as identity primary key, site text not null, email text, phone text, purpose text not null,
        wording text not null, version text not null, source text not null, given_at timestamptz not null,
        unique (site, purpose, source)
      )`.execute(db);
    await sql`create index consents_email on consents (site, email)`.execute(db);
    await sql`
      create table erasures (
        id bigint generated always as identity primary key, site text not null, person_hash text not null, counts jsonb not null,
        erased_at timestamptz not null
      )`.execute(db);
    await sql`create index leads_age on leads (site, created_at)`.execute(db);
    // consents of leads from before
    await sql`
      insert into consents (site, email, phone, purpose, wording, version, source, given_at)
      select site, lower(trim(payload->>'email')), nullif(regexp_replace(regexp_replace(coalesce(payload->>'phone', ''), '\\D', '', 'g'),
        '^(0011|00)?610?([2-9][0-9]{8})$', '0\\2'), ''), 'marketing', payload->>'opt_in_text', coalesce(payload->>'opt_in_version', ''), id, created_at
      from leads where payload->>'opt_in' = 'true' and payload->>'opt_in_text' is not null
        and payload->>'suspected_spam' is null`.execute(db);
  },
};
