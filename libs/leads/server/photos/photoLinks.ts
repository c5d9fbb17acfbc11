import { portRef } from '@forecourt/service';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { keysOf, type Keys } from '@forecourt/service/database';

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

export function photoLinks(keys: Keys, now: () => number = Date.now): PhotoLinks {
  const derived = keysOf(keys).map((key) => Buffer.from(hkdfSync('sha256', key, '', 'forecourt lead photos', 32)));
  /** Under the present key, and under earlier ones. */
  const signaturesOf = (site: string, photo: string, until: string): Buffer[] =>
    derived.map((key) =>
      createHmac('sha256', key)
        .update(JSON.stringify([site, photo, until]))
        .digest(),
    );
  return {
    path(site, photo, days) {
      const until = String((Math.floor(now() / DAY_MS) + days + 1) * DAY);
      return (
        `/api/lead-photos/${photo}?until=${until}` +
        `&signature=${signaturesOf(site, photo, until)[0]?.toString('base64url') ?? ''}`
      );
    },
    opens({ site, photo, until, signature }) {
      const given = Buffer.from(signature, 'base64url');
      const isRight = (right: Buffer) => given.length === right.length && timingSafeEqual(given, right);
      return signaturesOf(site, photo, until).some(isRight) && Number(until) * 1000 > now();
    },
  };
}

export const photoLinksPort = portRef<PhotoLinks>('leads/photo-links');
