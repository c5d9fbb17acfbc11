import { sql, type RawBuilder } from 'kysely';

/** How far an entry of a lane got. `stored`: there is no way out here, so that it was stored and not sent. */
export const LANE_STATES = ['waiting', 'sent', 'stored', 'dead'] as const;
export type LaneState = (typeof LANE_STATES)[number];

/** What work notes of an entry that it has only stored. */
export const ONLY_STORED = { stored: true } as const;

export function laneState(row: {
  readonly done_at: Date | null;
  readonly failed_at: Date | null;
  readonly payload: object;
}): LaneState {
  if (row.done_at) return 'stored' in row.payload ? 'stored' : 'sent';
  return row.failed_at ? 'dead' : 'waiting';
}

/** The same as a condition on the rows of `outbox`. */
export function inLaneState(state: LaneState): RawBuilder<boolean> {
  switch (state) {
    case 'waiting':
      return sql<boolean>`(outbox.done_at is null and outbox.failed_at is null)`;
    case 'sent':
      return sql<boolean>`(outbox.done_at is not null and outbox.payload ->> 'stored' is null)`;
    case 'stored':
      return sql<boolean>`(outbox.done_at is not null and outbox.payload ->> 'stored' is not null)`;
    case 'dead':
      return sql<boolean>`outbox.failed_at is not null`;
  }
}
