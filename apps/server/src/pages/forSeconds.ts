import { LRUCache } from 'lru-cache';

/** What pages share for `lifetime` milliseconds: it takes room only as long as a page may show it. */
export const forSeconds = <Value extends object>(max: number, lifetime: number, now: () => number) =>
  new LRUCache<string, Value>({ max, ttl: lifetime, ttlAutopurge: true, ttlResolution: 0, perf: { now } });
