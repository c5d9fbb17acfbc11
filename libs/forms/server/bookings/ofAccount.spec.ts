import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, sql, type OpenDatabase } from '@forecourt/service/database';
import { databaseEngines, memoryDatabase } from '@forecourt/service/database/testing';
import { isOf } from './personalBookings.js';
import { ofSite } from './rows.js';

const { engines, stop } = await databaseEngines({ needsPostgres: false });
afterAll(stop);

describe.each(engines)('bookings of an account, on $engine', ({ url }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await (url ? openDatabase({ url }) : memoryDatabase());
    await sql`
      insert into leads (id, site, idempotency_key, request_hash, category, event_id, payload, created_at)
      values ('l', 'harbour', 'k', '', 'Test Drive', 1, '{}', now())`.execute(database.db);
    await sql`
      insert into bookings (id, idempotency_key, site, stock_owner, lead_id, vehicle_id, vehicle_name, vehicle_slug,
        location, starts_at, minutes, state, name, email, phone, token_hash, created_at, changed_at)
      select 'b' || n, 'k' || n, 'harbour', 'harbour', 'l', 'v' || n, '', '', 'auburn', now(), 30, 'cancelled', '',
        'a' || n || '@example.com', (400000000 + n)::text, 't' || n, now(), now()
      from generate_series(1, 3000) n`.execute(database.db);
    await sql`analyze bookings`.execute(database.db);
  }, 60_000);
  afterAll(() => database.close());

  it.each([
    ['an address', { email: 'kim@example.com' }, ['bookings_address']],
    ['a number', { phone: '0412345678' }, ['bookings_number']],
    ['both', { email: 'kim@example.com', phone: '0412345678' }, ['bookings_address', 'bookings_number']],
  ])(
    'SAVE-05 are looked for by the index of %s, and never among all that the site has',
    async (_what, person, used) => {
      const text = JSON.stringify(await ofSite(database.db, 'harbour').where(isOf(person)).explain());
      for (const name of used) expect(text).toContain(name);
    },
  );
});
