import { sql } from 'kysely';
import type { Db } from './openDatabase.js';
import type { ClaimedEntry } from './outbox.js';

export interface LaneEntry extends ClaimedEntry {
  readonly lane: string;
  /** How often it was refused for good so far. */
  readonly refusals: number;
  /** When it was put into the queue, epoch milliseconds. */
  readonly queuedAt: number;
}

export interface ClaimedLaneEntry extends LaneEntry {
  /** Whether an entry before it waits for the same receiver. */
  readonly hasOlder: boolean;
}

/** A look into the lanes of a topic. */
export interface Look {
  readonly topic: string;
  readonly now: Date;
  /** Until when no other worker can claim the entries that this look claims. */
  readonly claimEnd: Date;
}

type StoredLaneEntry = Omit<LaneEntry, 'queuedAt'> & { created_at: Date };

const FIELDS = sql.raw('id, site, topic, key, payload, attempts, lane, refusals, created_at');
const OPEN = sql.raw('done_at is null and failed_at is null');
/** No worker has claimed it. */
const isFree = (now: Date) => sql`(claimed_until is null or claimed_until < ${now})`;
/** Tried and not refused: the receiver was not reached. */
const WAITS = sql.raw('done_at is null and failed_at is null and attempts > 0 and refusals = 0');

const laneEntry = ({
  id,
  site,
  topic,
  key,
  payload,
  attempts,
  lane,
  refusals,
  created_at: at,
}: StoredLaneEntry): LaneEntry => ({ id, site, topic, key, payload, attempts, lane, refusals, queuedAt: at.getTime() });

/**
 * The oldest due entries of every lane that has a place free, claimed in the statement that counts their try. A lane in
 * which something is tried again has one place, in all processes: what waited keeps its order. `busy` tells how many
 * places of each lane are taken here.
 */
export async function claimDue(
  db: Db,
  { topic, now, claimEnd }: Look,
  { perLane, busy }: { perLane: number; busy: ReadonlyMap<string, number> },
): Promise<ClaimedLaneEntry[]> {
  const own = JSON.stringify(Object.fromEntries(busy));
  const { rows } = await sql<StoredLaneEntry & { has_older: boolean }>`
    with recursive open_lanes as (
      (select lane from outbox where topic = ${topic} and lane is not null and ${OPEN} order by lane limit 1)
      union all
      select (select lane from outbox where topic = ${topic} and lane > before.lane and ${OPEN} order by lane limit 1)
      from open_lanes before where before.lane is not null
    )
    update outbox set claimed_until = ${claimEnd}, attempts = attempts + 1
    where id in (
      select id from outbox
      where ${OPEN} and ${isFree(now)} and id in (
        select free.id from open_lanes
        cross join lateral (
          select
            (select count(*)::int from outbox
              where topic = ${topic} and lane = open_lanes.lane and ${OPEN} and claimed_until >= ${now}) as under_way,
            exists (select 1 from outbox
              where topic = ${topic} and lane = open_lanes.lane and ${WAITS} and run_at <= ${now} and ${isFree(now)})
            or exists (select 1 from outbox
              where topic = ${topic} and lane = open_lanes.lane and ${OPEN} and claimed_until >= ${now}
                and attempts > 1 and refusals = 0) as is_behind
        ) look
        cross join lateral (
          select id from outbox
          where topic = ${topic} and lane = open_lanes.lane and ${OPEN} and run_at <= ${now} and ${isFree(now)}
          order by id
          limit greatest(0, case when look.is_behind then 1 - look.under_way
            else ${perLane}::int - coalesce((${own}::jsonb ->> open_lanes.lane)::int, 0) end)
        ) free
        where open_lanes.lane is not null
      )
      for update skip locked
    )
    returning ${FIELDS}, exists (
      select 1 from outbox older
      where older.topic = ${topic} and older.lane = outbox.lane and older.id < outbox.id
        and older.done_at is null and older.failed_at is null and older.refusals = 0 and older.attempts > 0
        and (older.claimed_until is null or older.claimed_until < ${now})
    ) as has_older`.execute(db);
  return rows
    .map((row) => ({ ...laneEntry(row), hasOlder: row.has_older }))
    .sort((a, b) => Number(a.id) - Number(b.id));
}

/** The oldest entry before another that waits for the receiver, whenever its next try is. */
export async function claimOldest(
  db: Db,
  { topic, now, claimEnd }: Look,
  { id, lane }: Pick<LaneEntry, 'id' | 'lane'>,
): Promise<LaneEntry | undefined> {
  const { rows } = await sql<StoredLaneEntry>`
    update outbox set claimed_until = ${claimEnd}, attempts = attempts + 1
    where id = (
      select id from outbox
      where topic = ${topic} and lane = ${lane} and id < ${id} and ${WAITS}
        and ${isFree(now)}
      order by id limit 1 for update skip locked
    )
    returning ${FIELDS}`.execute(db);
  return rows.map(laneEntry)[0];
}

/** Makes the waiting, unclaimed entries of a lane due now. */
export async function callWaiting(db: Db, { topic, now }: Look, lane: string): Promise<void> {
  await sql`
    update outbox set run_at = ${now}
    where topic = ${topic} and lane = ${lane} and ${WAITS} and run_at > ${now} and ${isFree(now)}`.execute(db);
}
