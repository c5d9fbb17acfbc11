import { enqueue, OutboxLanes, type Db, type LaneVerdict, type Tables, type Transaction } from '../database/index.js';
import { isStorageAway, keyOf, StorageAway, type FileStorage, type StoredFile } from './fileStorage.js';

/** Outbox topic of files that are to be removed; triggers of the tables that name files write it, too. */
export const REMOVE_FILE = 'remove-file';
const LANE = 'storage';
/** Until a planned removal happens, milliseconds: no request that keeps a file takes as long. */
const PLANNED_MS = 15 * 60_000;

/**
 * Plans the removal of a file that is about to be kept: a crash before the row that names it leaves no file that
 * nothing removes. `now` is epoch milliseconds.
 */
export const planRemoval = (db: Db, file: StoredFile, now: number): Promise<void> =>
  db.transaction().execute((trx) => queueRemoval(trx, file, new Date(now + PLANNED_MS)));

/** Queues the removal of a file, in the transaction that ends its use. */
export function queueRemoval(trx: Transaction<Tables>, file: StoredFile, runAt: Date): Promise<void> {
  const { kind, site, name } = file;
  return enqueue(trx, [{ site, topic: REMOVE_FILE, key: keyOf(file), lane: LANE, payload: { kind, name }, runAt }]);
}

/**
 * Calls a planned removal off, in the transaction that writes the row. Throws StorageAway where it is too late: the
 * file is being removed.
 */
export async function callOffRemoval(trx: Transaction<Tables>, file: StoredFile): Promise<void> {
  const gone = await trx
    .deleteFrom('outbox')
    .where('topic', '=', REMOVE_FILE)
    .where('key', '=', keyOf(file))
    .where('done_at', 'is', null)
    .where('claimed_until', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw new StorageAway('a file took too long to be kept');
}

export interface FileRemovalsOptions {
  readonly db: Db;
  readonly storage: FileStorage;
  readonly now: () => number;
  readonly onNotice: (line: string) => void;
}

/** Longest wait before the next try, milliseconds. */
const MOST_WAIT = 600_000;

/** What follows a removal that failed: it is tried until it succeeds, for an erasure that was promised is done. */
function judge({ attempts }: { readonly attempts: number }, error: unknown): LaneVerdict {
  const reason = error instanceof StorageAway ? error.reason : error instanceof Error ? error.name : 'unknown';
  const retryIn = Math.min(MOST_WAIT, 5000 * 2 ** Math.min(attempts, 10));
  // the storage's own watch says when it is away
  return { reason, isRefusal: false, retryIn, isKnown: isStorageAway(error) };
}

/** Removes files that nothing names any more. */
export const fileRemovals = ({ db, storage, now, onNotice }: FileRemovalsOptions): OutboxLanes =>
  new OutboxLanes({
    ...{ db, topic: REMOVE_FILE, now, onNotice, judge },
    nameOf: ({ site }) => `The removal of a file of ${site}`,
    work: ({ site, payload }) => storage.delete({ site, ...(payload as Pick<StoredFile, 'kind' | 'name'>) }),
  });
