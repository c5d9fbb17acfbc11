import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, sql, type OpenDatabase } from '@forecourt/service/database';
import { databaseEngines, memoryDatabase } from '@forecourt/service/database/testing';
import { isOf } from './personalReservations.js';
import { ofSite } from './rows.js';

const { engines, stop } = await databaseEngines({ needsPostgres: false });
afterAll(stop);

describe.each(engines)('reservations of an account, on $engine', ({ url }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await (url ? openDatabase({ url }) : memoryDatabase());
    await sql`
      insert into reservations (id, site, stock_owner, vehicle_id, stocknum, vehicle_slug, vehicle_name, state,
        deposit_cents, shopper, token_hash, visitor_hash, idempotency_key, request_hash, created_at, payable_until)
      select 'r' || n, 'harbour', 'harbour', 'v' || n, '', '', '', 'cancelled', 100,
        jsonb_build_object('email', 'a' || n || '@example.com', 'phone', (400000000 + n)::text),
        't' || n, '', 'k' || n, '', now(), now()
      from generate_series(1, 3000) n`.execute(database.db);
    await sql`analyze reservations`.execute(database.db);
  }, 60_000);
  afterAll(() => database.close());

  it.each([
    ['an address', { email: 'kim@example.com' }, ['reservations_address']],
    ['a number', { phone: '0412345678' }, ['reservations_number']],
    ['both', { email: 'kim@example.com', phone: '0412345678' }, ['reservations_address', 'reservations_number']],
  ])(
    'SAVE-05 are looked for by the index of %s, and never among all that the site has',
    async (_what, person, used) => {
      const text = JSON.stringify(await ofSite(database.db, 'harbour').where(isOf(person)).explain());
      for (const name of used) expect(text).toContain(name);
    },
  );
});
