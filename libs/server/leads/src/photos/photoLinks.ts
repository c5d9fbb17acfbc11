import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Seconds of a day: links of one day are alike, so that a delivery that is tried again says the same. */
const DAY = 24 * 3600;
const DAY_MS = DAY * 1000;

/** Links that open one photo for anyone who has them, until they end. */
export interface PhotoLinks {
  /** Path and query of a photo. */
  path(site: string, photo: string, days: number): string;
  /** Whether a link is ours, of this site and photo, and has not ended. */
  opens(link: {
    readonly site: string;
    readonly photo: string;
    readonly until: string;
    readonly signature: string;
  }): boolean;
}

export function photoLinks(key: string, now: () => number = Date.now): PhotoLinks {
  const derived = Buffer.from(hkdfSync('sha256', key, '', 'forecourt lead photos', 32));
  const signatureOf = (site: string, photo: string, until: string): Buffer =>
    createHmac('sha256', derived)
      .update(JSON.stringify([site, photo, until]))
      .digest();
  return {
    path(site, photo, days) {
      const until = String((Math.floor(now() / DAY_MS) + days + 1) * DAY);
      return (
        `/api/lead-photos/${photo}?until=${until}` +
        `&signature=${signatureOf(site, photo, until).toString('base64url')}`
      );
    },
    opens({ site, photo, until, signature }) {
      const right = signatureOf(site, photo, until);
      const given = Buffer.from(signature, 'base64url');
      const isOurs = given.length === right.length && timingSafeEqual(given, right);
      return isOurs && Number(until) * 1000 > now();
    },
  };
}
