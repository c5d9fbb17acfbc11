import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Forward only, by number. One SQL for PGlite and PostgreSQL. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-stock-leads-outbox': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table vehicles (
          site text not null, id text not null, stocknum text not null, slug text not null, vin text, status text not null,
          data jsonb not null, content_hash text not null, seen_in text, updated_at timestamptz not null default now(),
          primary key (site, id), unique (site, stocknum), unique (site, slug)
        )`.execute(db);
      await sql`create index vehicles_vin on vehicles (site, vin) where vin is not null`.execute(db);
      await sql`
        create table outbox (
          id bigint generated always as identity primary key, site text not null, topic text not null, key text not null,
          payload jsonb not null, attempts int not null default 0, run_at timestamptz not null default now(),
          claimed_until timestamptz, done_at timestamptz, failed_at timestamptz, last_error text,
          created_at timestamptz not null default now(), unique (topic, key)
        )`.execute(db);
      await sql`create index outbox_due on outbox (run_at) where done_at is null and failed_at is null`.execute(db);
      await sql`
        create table leads (
          id text primary key, site text not null, idempotency_key text not null, request_hash text not null, category text not null,
          event_id int not null, vehicle_id text, payload jsonb not null, created_at timestamptz not null default now(),
          unique (site, idempotency_key)
        )`.execute(db);
      await sql`
        create table messages (
          id bigint generated always as identity primary key, site text not null, key text not null unique, channel text not null,
          recipient text not null, subject text not null, body text not null, created_at timestamptz not null default now()
        )`.execute(db);
      await sql`
        create table import_runs (
          id text primary key, site text not null, file text not null, started_at timestamptz not null default now(),
          finished_at timestamptz, summary jsonb not null
        )`.execute(db);
      await sql`
        create table import_issues (
          run_id text not null references import_runs (id) on delete cascade, site text not null, row int not null,
          "column" text not null, value text not null, reason text not null, kind text not null
        )`.execute(db);
      await sql`create index import_issues_run on import_issues (run_id, row)`.execute(db);
    },
  },
  '0002-events': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table events (
          id bigint generated always as identity primary key, site text not null, name text not null, vehicle_id text,
          payload jsonb not null, created_at timestamptz not null default now()
        )`.execute(db);
      await sql`create index events_site on events (site, name, created_at)`.execute(db);
    },
  },
  '0003-vehicle-views': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table vehicle_views (
          site text not null, vehicle_id text not null, views int not null, primary key (site, vehicle_id)
        )`.execute(db);
    },
  },
  '0004-market': {
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
  },
  '0005-vehicle-pictures': {
    async up(db: Kysely<unknown>) {
      // which vehicle a picture of another server belongs to; names of the site's own pictures are never asked for.
      // a list of pending entries would be read through by every look-up
      await sql`create index vehicles_pictures on vehicles using gin ((
        jsonb_path_query_array(data, 'lax $.images[*].url ? (@ like_regex "//")')
        || jsonb_path_query_array(data, 'lax $.spin_images[*] ? (@ like_regex "//")')
        || jsonb_path_query_array(data, 'lax $.spin_interior_image ? (@ like_regex "//")')
      ) jsonb_path_ops) with (fastupdate = off)`.execute(db);
    },
  },
  '0006-outbox-lanes': {
    async up(db: Kysely<unknown>) {
      await sql`alter table outbox add column lane text, add column refusals int not null default 0`.execute(db);
      await sql`
        create index outbox_lanes on outbox (topic, lane, run_at)
        where lane is not null and done_at is null and failed_at is null`.execute(db);
      // the state of one lead is looked up by the beginning of its keys
      await sql`create index outbox_lane_keys on outbox (key text_pattern_ops) where lane is not null`.execute(db);
    },
  },
  '0007-accounts': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table shoppers (
          site text not null, id text not null, email text, phone text, name text not null default '',
          created_at timestamptz not null default now(),
          primary key (site, id), unique (site, email), unique (site, phone), check (email is not null or phone is not null)
        )`.execute(db);
      await sql`
        create table sign_in_codes (
          site text not null, purpose text not null, holder text not null, address text not null, id text not null,
          code_hash text not null, tries int not null default 0, expires_at timestamptz not null,
          primary key (site, purpose, holder, address), unique (site, id)
        )`.execute(db);
      await sql`create index sign_in_codes_ended on sign_in_codes (expires_at)`.execute(db);
      await sql`
        create table sign_in_code_sends (
          site text not null, purpose text not null, receiver text not null, sent_at timestamptz not null
        )`.execute(db);
      await sql`create index sign_in_code_sends_receiver on sign_in_code_sends (site, purpose, receiver, sent_at)`.execute(
        db,
      );
      await sql`create index sign_in_code_sends_ended on sign_in_code_sends (sent_at)`.execute(db);
      await sql`
        create table sessions (
          token_hash text primary key, site text not null, shopper text not null, created_at timestamptz not null,
          used_at timestamptz not null, expires_at timestamptz not null,
          foreign key (site, shopper) references shoppers (site, id) on delete cascade
        )`.execute(db);
      await sql`create index sessions_shopper on sessions (site, shopper)`.execute(db);
      await sql`create index sessions_ended on sessions (expires_at)`.execute(db);
      await sql`
        create table watchlist (
          site text not null, shopper text not null, vehicle_id text not null, saved_at timestamptz not null,
          primary key (site, shopper, vehicle_id),
          foreign key (site, shopper) references shoppers (site, id) on delete cascade
        )`.execute(db);
      // what a shopper sent is found by the address that it was sent with
      await sql`create index leads_email on leads (site, lower(payload->>'email'))`.execute(db);
      await sql`
        create index leads_phone on leads (site, right(regexp_replace(payload->>'phone', '[^0-9]', '', 'g'), 9))`.execute(
        db,
      );
    },
  },
  '0008-reservations': {
    async up(db: Kysely<unknown>) {
      await sql`
        create table reservations (
          id text primary key, site text not null, stock_owner text not null, vehicle_id text not null,
          stocknum text not null, vehicle_slug text not null, vehicle_name text not null, location text,
          state text not null check (state in
            ('pending-payment', 'held', 'released', 'refunded', 'completed', 'payment-failed', 'cancelled')),
          deposit_cents int not null check (deposit_cents > 0), shopper jsonb not null, token_hash text not null unique,
          visitor_hash text not null, idempotency_key text not null, request_hash text not null,
          created_at timestamptz not null, payable_until timestamptz not null, held_at timestamptz,
          held_until timestamptz, ended_at timestamptz, unique (site, idempotency_key)
        )`.execute(db);
      // two shoppers never hold one vehicle, whatever runs at the same moment (BUY-04)
      await sql`
        create unique index reservations_live on reservations (stock_owner, vehicle_id)
        where state in ('pending-payment', 'held')`.execute(db);
      await sql`create index reservations_visitor on reservations (site, visitor_hash, vehicle_id)`.execute(db);
      await sql`
        create table payments (
          reservation_id text primary key references reservations (id), site text not null, provider text not null,
          provider_reference text not null, page_url text not null, amount_cents int not null,
          state text not null check (state in ('open', 'declined', 'paid', 'refund-due', 'refunded', 'ended')),
          updated_at timestamptz not null, unique (provider, provider_reference)
        )`.execute(db);
      await sql`
        create table payment_events (
          provider text not null, event_id text not null, site text not null, type text not null,
          created_at timestamptz not null default now(), primary key (provider, site, event_id)
        )`.execute(db);
      // what the embedded test provider knows; no money moves
      await sql`
        create table test_payments (
          reference text primary key, site text not null, idempotency_key text not null, amount_cents int not null,
          words text not null, return_path text not null, state text not null, refund_key text,
          unique (site, idempotency_key)
        )`.execute(db);
    },
  },
  '0011-privacy': {
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
  },
  '0013-desk': {
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
  },
  '0014-bookings': {
    async up(db: Kysely<unknown>) {
      // what is kept of a person goes with the lead that the booking was made with
      await sql`
        create table bookings (
          id text primary key, site text not null, stock_owner text not null,
          lead_id text not null references leads (id) on delete cascade, idempotency_key text not null,
          vehicle_id text not null, vehicle_slug text not null, vehicle_name text not null, location text not null,
          state text not null check (state in ('booked', 'cancelled')), starts_at timestamptz not null,
          minutes int not null check (minutes > 0), sequence int not null default 0, name text not null,
          email text not null, phone text, token_hash text not null unique, created_at timestamptz not null,
          changed_at timestamptz not null, unique (site, idempotency_key)
        )`.execute(db);
      await sql`create index bookings_lead on bookings (lead_id)`.execute(db);
      await sql`create index bookings_email on bookings (site, lower(email))`.execute(db);
      // a place takes so many at one start, and nobody drives a vehicle that somebody else is driving
      await sql`
        create table booking_slots (
          booking_id text not null references bookings (id) on delete cascade, site text not null,
          stock_owner text not null, location text not null, vehicle_id text not null, starts_at timestamptz not null,
          number int not null check (number > 0), primary key (site, location, starts_at, number),
          unique (stock_owner, vehicle_id, starts_at), unique (booking_id, starts_at)
        )`.execute(db);
    },
  },
  '0015-purchases': {
    async up(db: Kysely<unknown>) {
      // how far a shopper has got with buying a vehicle; it goes with its lead, and with the account that it belongs to
      await sql`
        create table purchases (
          id text primary key, site text not null, stock_owner text not null, vehicle_id text not null,
          stocknum text not null, vehicle_slug text not null, vehicle_name text not null, visitor_hash text not null,
          shopper text, lead_id text references leads (id) on delete cascade, reservation_id text, progress jsonb not null,
          agreed jsonb, orders int not null default 0, created_at timestamptz not null, changed_at timestamptz not null,
          expires_at timestamptz not null,
          foreign key (site, shopper) references shoppers (site, id) on delete cascade
        )`.execute(db);
      // one of a vehicle for a browser, and one for an account, on whatever device
      await sql`
        create unique index purchases_visitor on purchases (site, visitor_hash, vehicle_id) where shopper is null`.execute(
        db,
      );
      await sql`
        create unique index purchases_shopper on purchases (site, shopper, vehicle_id) where shopper is not null`.execute(
        db,
      );
      await sql`create index purchases_lead on purchases (lead_id)`.execute(db);
      await sql`create index purchases_reservation on purchases (site, reservation_id)`.execute(db);
      await sql`create index purchases_expiry on purchases (site, expires_at)`.execute(db);
      await sql`create index purchases_email on purchases (site, lower(progress->'details'->>'email'))`.execute(db);
    },
  },
  '0016-alerts': {
    async up(db: Kysely<unknown>) {
      // somebody who is told of vehicles and searches: an account, or an address that a link has proven
      await sql`
        create table alert_subscribers (
          site text not null, id text not null, email text, shopper text, tells_prices boolean not null,
          tells_matches boolean not null, every text not null check (every in ('day', 'week')),
          since timestamptz not null, searched_at timestamptz, created_at timestamptz not null,
          former text[] not null default '{}', primary key (site, id), unique (site, email), unique (site, shopper),
          check ((email is null) <> (shopper is null)),
          foreign key (site, shopper) references shoppers (site, id) on delete cascade
        )`.execute(db);
      await sql`
        create table alert_vehicles (
          site text not null, subscriber text not null, vehicle_id text not null, saved_at timestamptz not null,
          primary key (site, subscriber, vehicle_id),
          foreign key (site, subscriber) references alert_subscribers (site, id) on delete cascade
        )`.execute(db);
      await sql`
        create table alert_searches (
          site text not null, subscriber text not null, id text not null, href text not null, words text not null,
          saved_at timestamptz not null, looked_at timestamptz not null, primary key (site, subscriber, id),
          foreign key (site, subscriber) references alert_subscribers (site, id) on delete cascade
        )`.execute(db);
      // what was told of a vehicle: nobody is told the same twice
      await sql`
        create table alert_told (
          site text not null, subscriber text not null, vehicle_id text not null, price int, is_sold boolean not null,
          told_at timestamptz not null, primary key (site, subscriber, vehicle_id),
          foreign key (site, subscriber) references alert_subscribers (site, id) on delete cascade
        )`.execute(db);
      // what an address asked for and has not confirmed: forgotten when its link ends
      await sql`
        create table alert_requests (
          site text not null, id text not null, email text not null, token_hash text not null unique,
          wanted jsonb not null, wording text not null, version text not null, created_at timestamptz not null,
          expires_at timestamptz not null, primary key (site, id)
        )`.execute(db);
      await sql`create index alert_requests_ended on alert_requests (expires_at)`.execute(db);
      await sql`create index alert_requests_email on alert_requests (site, email)`.execute(db);
    },
  },
  '0017-lead-photos': {
    async up(db: Kysely<unknown>) {
      // kept with their lead, so that a backup has them and whatever forgets the lead forgets them
      await sql`
        create table lead_photos (
          id text primary key, site text not null, lead_id text not null references leads (id) on delete cascade,
          sent_hash text not null, width int not null, height int not null, "full" bytea not null, small bytea not null,
          created_at timestamptz not null, unique (lead_id, sent_hash)
        )`.execute(db);
    },
  },
  '0018-analytics': {
    async up(db: Kysely<unknown>) {
      await sql`alter table events add column event_id int, add column key text`.execute(db);
      await sql`create unique index events_key on events (site, key) where key is not null`.execute(db);
      await sql`create index events_day on events (site, created_at)`.execute(db);
    },
  },
  '0019-deep-lanes': {
    async up(db: Kysely<unknown>) {
      // a look into the lanes costs what is taken, however much waits
      const open = sql.raw('lane is not null and done_at is null and failed_at is null');
      await sql`create index outbox_lane_order on outbox (topic, lane, id) where ${open}`.execute(db);
      await sql`create index outbox_lane_claims on outbox (topic, lane, claimed_until) where ${open} and claimed_until is not null`.execute(db); // prettier-ignore
      for (const [name, column] of [['order', 'id'], ['times', 'run_at']] as const)
        await sql`create index ${sql.raw(`outbox_tried_${name}`)} on outbox (topic, lane, ${sql.raw(column)}) where ${open} and attempts > 0 and refusals = 0`.execute(db); // prettier-ignore
    },
  },
};
