import type { PostPort } from '@forecourt/service/outbound';

export interface EdgePurgeOptions {
  /** Where tags are posted to. */
  readonly url: string;
  readonly post: PostPort;
  /** Seconds for which the cache keeps a page: what it has of before is gone then in any case. */
  readonly seconds: number;
  readonly onNotice: (line: string) => void;
  /** Milliseconds in which changes are gathered: an import makes many. */
  readonly gatherMs?: number;
}

export interface EdgePurge {
  /** Has the cache drop all pages with one of these tags. */
  drop(tags: readonly string[]): void;
  close(): Promise<void>;
}

/** As many as Cloudflare takes in one call; others take more. */
const MOST_TAGS = 30;
const GATHER_MS = 500;
const TRY_MS = 10_000;

/**
 * Has a cache in front of the platform drop pages by their tags: `{ "tags": ["harbour"] }` as JSON under a bearer
 * token, which is the call of Cloudflare. One that does not answer is tried again while it may have old pages.
 */
export function createEdgePurge({ url, post, seconds, onNotice, gatherMs = GATHER_MS }: EdgePurgeOptions): EdgePurge {
  /** Until when a tag is tried, epoch milliseconds. */
  const waiting = new Map<string, number>();
  const over = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let sending: Promise<void> = Promise.resolve();
  let hasFailed = false;
  const send = async (tags: readonly string[]): Promise<void> => {
    const body = JSON.stringify({ tags });
    const request = { url, body, id: crypto.randomUUID(), site: '', contentType: 'application/json', subject: 'Purge' };
    await post.send(
      { ...request, secret: undefined, authorization: 'FORECOURT_EDGE_PURGE_KEY' },
      AbortSignal.any([over.signal, AbortSignal.timeout(TRY_MS)]),
    );
  };
  const run = async (): Promise<void> => {
    const now = Date.now();
    for (const [tag, until] of waiting) if (until < now) waiting.delete(tag);
    const tags = [...waiting.keys()].slice(0, MOST_TAGS);
    if (tags.length === 0) return;
    const untils = new Map(tags.map((tag) => [tag, waiting.get(tag)]));
    try {
      await send(tags);
      // what changed while it was sent is dropped once more
      for (const tag of tags) if (waiting.get(tag) === untils.get(tag)) waiting.delete(tag);
      if (hasFailed) onNotice('The cache in front of the platform drops pages again.');
      hasFailed = false;
    } catch (error) {
      if (over.signal.aborted) return;
      const reason = error instanceof Error ? error.message : String(error);
      if (!hasFailed) onNotice(`The cache in front of the platform did not drop pages (${reason}). It is tried again.`);
      hasFailed = true;
    }
    if (waiting.size > 0) plan(hasFailed ? 10 * gatherMs : gatherMs);
  };
  const plan = (ms: number): void => {
    if (timer !== undefined || over.signal.aborted) return;
    timer = setTimeout(() => {
      timer = undefined;
      sending = sending.then(run);
    }, ms);
    timer.unref();
  };
  return {
    drop(tags) {
      for (const tag of tags) waiting.set(tag, Date.now() + 2000 * seconds);
      plan(gatherMs);
    },
    async close() {
      clearTimeout(timer);
      over.abort();
      await sending;
    },
  };
}
