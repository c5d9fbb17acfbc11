import { metrics, timed } from '../observing/metrics.js';
import { StorageAway, type FileStorage } from './fileStorage.js';

export interface WatchedStorageOptions {
  /** Called with one line when files can be kept no more, and when they can again. */
  readonly onNotice: (line: string) => void;
  /** Milliseconds. */
  readonly now?: () => number;
  /** Between two looks at a storage that is away, milliseconds. */
  readonly pauseMs?: number;
}

/** A storage whose absence is known. */
export interface WatchedStorage extends FileStorage {
  /** Whether it answered the last call. */
  isThere(): boolean;
  /** Looks at once, and then while it is away. */
  start(): void;
  stop(): Promise<void>;
}

/** A single request that fails while the storage is there is said this often, milliseconds. */
const SAID_MS = 60_000;

/**
 * Watches a storage. A failure may be of one file alone: a check decides. While the storage is away nothing waits for
 * it but the next check.
 */
export function watchedStorage(storage: FileStorage, options: WatchedStorageOptions): WatchedStorage {
  const { onNotice, now = () => performance.now(), pauseMs = 5000 } = options;
  let away: { readonly since: number; readonly reason: string } | undefined;
  let saidAt = -Infinity;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  metrics.storageUp.set(1);

  const answered = (): void => {
    if (!away) return;
    const seconds = Math.round((now() - away.since) / 1000);
    away = undefined;
    metrics.storageUp.set(1);
    onNotice(`The storage of files answers again, after ${seconds} s.`);
  };
  const goAway = ({ reason }: StorageAway): void => {
    // another reason is another thing to mend
    if (away?.reason !== reason)
      onNotice(`The storage of files cannot be used: ${reason}. Photos are refused until it can; pages go on.`);
    away = { since: away?.since ?? now(), reason };
    metrics.storageUp.set(0);
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => void look(), pauseMs);
    timer.unref();
  };
  /** Asks the storage; one look at a time. */
  const look = (): Promise<void> => {
    looking ??= storage
      .check()
      .then(answered, goAway)
      .finally(() => (looking = undefined));
    return looking;
  };
  async function failed(error: StorageAway): Promise<void> {
    await look();
    if (away || now() - saidAt < SAID_MS) return;
    saidAt = now();
    onNotice(`A file could not be kept or read: ${error.reason}. The storage answers.`);
  }

  async function counted<Value>(operation: string, work: () => Promise<Value>): Promise<Value> {
    const ended = (outcome: string): void => metrics.storageRequests.inc({ operation, outcome });
    if (away) {
      ended('away');
      throw new StorageAway(away.reason);
    }
    try {
      const value = await timed(work, (seconds) => metrics.storageSeconds.observe({ operation }, seconds));
      ended(operation === 'get' && value === undefined ? 'missing' : 'done');
      return value;
    } catch (error) {
      ended('failed');
      if (error instanceof StorageAway && !isStopped) void failed(error);
      throw error;
    }
  }
  return {
    isShared: storage.isShared,
    put: (file, body, type) => counted('put', () => storage.put(file, body, type)),
    get: (file) => counted('get', () => storage.get(file)),
    delete: (file) => counted('delete', () => storage.delete(file)),
    check: () => storage.check(),
    isThere: () => away === undefined,
    start: () => void look(),
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
