import { createHash } from 'node:crypto';
import {
  depositCents,
  MOST_UNPAID,
  payableUntil,
  type CheckoutConfig,
  type ReservationBody,
} from '@forecourt/checkout/domain';
import { enqueue, lockNames, type Db, type Keys } from '@forecourt/service/database';
import { isFull } from '@forecourt/service/privacy';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { hashOf, newTokenOf } from './tokens.js';
import { job } from './transitions.js';
import { vehicleColumns } from './vehicleColumns.js';

export interface NewReservation {
  readonly id: string;
  readonly vehicle: Vehicle;
  readonly body: ReservationBody;
  /** Of what the shopper said (`hashOfWords`). */
  readonly hash: string;
  readonly visitor: string;
  /** Of who begins it (`askerMarks`). */
  readonly marks: readonly string[];
  /** Id of the online purchase whose deposit it is. */
  readonly purchase: string | undefined;
}

interface With {
  readonly config: CheckoutConfig;
  /** Signs the link. */
  readonly key: Keys;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** `taken`: its key or its vehicle is. `full`: who begins it has too many that wait for their deposits. */
export type InsertOutcome = 'stored' | 'taken' | 'full';

/** Stores a reservation that waits for its deposit, and what follows from it. */
export function insertReservation(
  db: Db,
  site: ConfiguredSite,
  { id, vehicle, body, hash, visitor, marks, purchase }: NewReservation,
  { config, key, now }: With,
): Promise<InsertOutcome> {
  const { idempotency_key, vehicle_slug: _slug, homepage: _decoy, agreed: _agreed, ...shopper } = body;
  const until = new Date(payableUntil(now, config));
  return db.transaction().execute(async (trx): Promise<InsertOutcome> => {
    // two of one shopper that come at once would both find room
    await lockNames(
      trx,
      marks.map((mark) => `reservations ${site.stockOwner} ${mark}`),
    );
    const unpaid = await trx
      .selectFrom('reservations')
      .select('asker_marks')
      .where('stock_owner', '=', site.stockOwner)
      .where('state', '=', 'pending-payment')
      .execute();
    if (
      isFull(
        unpaid.map((row) => row.asker_marks),
        marks,
        MOST_UNPAID,
      )
    )
      return 'full';
    const inserted = await trx
      .insertInto('reservations')
      .values({
        id,
        ...vehicleColumns(site, vehicle),
        location: vehicle.location?.slug ?? null,
        state: 'pending-payment',
        deposit_cents: depositCents(vehicle, config),
        shopper: JSON.stringify({ ...shopper, ...(purchase === undefined ? {} : { purchase }) }),
        token_hash: hashOf(newTokenOf(id, key)),
        visitor_hash: hashOf(visitor),
        asker_marks: [...marks],
        idempotency_key,
        request_hash: hash,
        created_at: new Date(now),
        payable_until: until,
        held_at: null,
        held_until: null,
        ended_at: null,
      })
      // either the key is there already, or the vehicle has a live one: which, the caller looks up
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!inserted) return 'taken';
    await enqueue(trx, [
      job({ site: site.slug, id }, 'expire', { runAt: until }),
      job({ site: site.slug, id }, 'tell', { step: 'started' }),
    ]);
    return 'stored';
  });
}

/** What the shopper said and about what: the same words have the same hash. */
export function hashOfWords({
  idempotency_key: _key,
  url: _url,
  user_agent: _agent,
  ...words
}: ReservationBody): string {
  return createHash('sha256').update(JSON.stringify(words)).digest('base64url');
}
