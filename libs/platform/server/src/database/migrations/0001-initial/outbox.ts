import { sql } from 'kysely';

const OPEN = sql.raw('lane is not null and done_at is null and failed_at is null');
const TRIED = sql`${OPEN} and attempts > 0 and refusals = 0`;

/** Work that follows a transaction, and the messages that the embedded mail and SMS adapters store. */
export const outbox = [
  sql`
    create table outbox (
      id bigint generated always as identity primary key,
      site text not null,
      topic text not null,
      key text not null,
      payload jsonb not null,
      attempts int not null default 0,
      run_at timestamptz not null default now(),
      claimed_until timestamptz,
      done_at timestamptz,
      failed_at timestamptz,
      last_error text,
      created_at timestamptz not null default now(),
      lane text,
      refusals int not null default 0,
      unique (topic, key)
    )`,
  sql`create index outbox_due on outbox (run_at) where done_at is null and failed_at is null`,
  // the state of one lead is looked up by the beginning of its keys
  sql`create index outbox_lane_keys on outbox (key text_pattern_ops) where lane is not null`,
  // a look into the lanes costs what is taken, however much is waiting
  sql`create index outbox_lanes on outbox (topic, lane, run_at) where ${OPEN}`,
  sql`create index outbox_lane_order on outbox (topic, lane, id) where ${OPEN}`,
  sql`
    create index outbox_lane_claims on outbox (topic, lane, claimed_until)
    where ${OPEN} and claimed_until is not null`,
  sql`create index outbox_tried_order on outbox (topic, lane, id) where ${TRIED}`,
  sql`create index outbox_tried_times on outbox (topic, lane, run_at) where ${TRIED}`,

  sql`
    create table messages (
      id bigint generated always as identity primary key,
      site text not null,
      key text not null unique,
      channel text not null,
      recipient text not null,
      subject text not null,
      body text not null,
      created_at timestamptz not null default now()
    )`,
];
