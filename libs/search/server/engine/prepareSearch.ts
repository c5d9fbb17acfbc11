import { SearchPortError } from '@forecourt/stock';

export interface PrepareOptions {
  /** A server elsewhere may be down while this one starts: what needs no search is served meanwhile. */
  readonly isElsewhere: boolean;
  readonly prepare: () => Promise<void>;
  readonly onNotice: (line: string) => void;
  readonly everyMs?: number;
}

const EVERY_MS = 5000;
const REFUSED = new Set([401, 403]);

/**
 * Brings keys and collections of the search server in order. One that does not answer is tried again until it does;
 * one that refuses the key ends the start, since it always will.
 */
export async function prepareSearch(options: PrepareOptions): Promise<{ readonly stop: () => void }> {
  const { isElsewhere, prepare, onNotice, everyMs = EVERY_MS } = options;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const again = (): void => {
    timer = setTimeout(() => {
      prepare().then(
        () => onNotice('The search cluster answers again: its collections are in step with the database.'),
        () => (isStopped ? undefined : again()),
      );
    }, everyMs);
    timer.unref();
  };
  try {
    await prepare();
  } catch (error) {
    const status = error instanceof SearchPortError ? error.status : undefined;
    if (!isElsewhere || status === undefined) throw error;
    if (REFUSED.has(status))
      throw new Error('The search cluster refuses the admin key: check FORECOURT_SEARCH_ADMIN_KEY.', { cause: error });
    if (status < 500) throw error;
    onNotice(
      `${(error as Error).message} Pages that need no search are served; it is tried again every ${everyMs / 1000} s.`,
    );
    again();
  }
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
