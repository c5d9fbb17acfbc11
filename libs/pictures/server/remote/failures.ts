import type { NoPicture } from './fetchPicture.js';

const FIRST_PAUSE = 30_000;
const LONGEST_PAUSE = 15 * 60_000;
/** Failures in a row after which a whole server is left alone for a while. */
const HOST_FAILURES = 4;
const HOST_PAUSE = 30_000;
const MOST_KEPT = 20_000;

interface Failure {
  count: number;
  until: number;
  reason: string;
}

/** What could not be fetched, so that it is not requested again at once: pictures, and servers as a whole. */
export class Failures {
  private readonly pictures = new Map<string, Failure>();
  private readonly hosts = new Map<string, Failure>();

  /** Why a picture must not be requested just now; undefined where it may be. */
  standing(address: string, host: string, now: number): string | undefined {
    const failed = [this.pictures.get(address), this.hosts.get(host)].find((item) => item && item.until > now);
    return failed?.reason;
  }

  /** Notes a failure. Tells whether the server had not failed in this way before. */
  add(address: string, host: string, error: NoPicture, now: number): boolean {
    const count = (this.pictures.get(address)?.count ?? 0) + 1;
    const pause = error.isLasting ? LONGEST_PAUSE : Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (count - 1));
    keep(this.pictures, address, { count, until: now + pause, reason: error.message });
    const before = this.hosts.get(host);
    const inRow = error.isHosts ? (before?.count ?? 0) + 1 : (before?.count ?? 0);
    const until = error.isHosts && inRow >= HOST_FAILURES ? now + HOST_PAUSE : 0;
    keep(this.hosts, host, { count: inRow, until, reason: error.message });
    return before?.reason !== error.message;
  }

  clear(address: string, host: string): void {
    this.pictures.delete(address);
    this.hosts.delete(host);
  }
}

function keep(known: Map<string, Failure>, key: string, failure: Failure): void {
  known.delete(key);
  known.set(key, failure);
  const [oldest] = known.keys();
  if (known.size > MOST_KEPT && oldest !== undefined) known.delete(oldest);
}
