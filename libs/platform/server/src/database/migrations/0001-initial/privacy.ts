import { sql } from 'kysely';

/** Consents to marketing, and proof of what was erased. */
export const privacy = [
  sql`
    create table consents (
      id bigint generated always as identity primary key,
      site text not null,
      email text,
      phone text,
      purpose text not null,
      wording text not null,
      version text not null,
      source text not null,
      given_at timestamptz not null,
      unique (site, purpose, source)
    )`,
  sql`create index consents_email on consents (site, email)`,
  sql`
    create table erasures (
      id bigint generated always as identity primary key,
      site text not null,
      person_hash text not null,
      counts jsonb not null,
      erased_at timestamptz not null
    )`,
];
