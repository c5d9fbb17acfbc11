import { createHash, randomBytes } from 'node:crypto';

/** Events that one network may add to a site in a day: less than a site takes, so that none fills it alone. */
export const MOST_OF_NETWORK = 1000;
/** Networks that are remembered at once; what is said of one takes about 100 bytes. */
const MOST_NETWORKS = 50_000;
const DAY = 86_400_000;

/**
 * How much of a site's counts each network has used since a day began. Kept in memory alone, under hashes whose salt no
 * disk ever sees: what is stored says nothing of who it was. After a restart a network begins anew.
 */
export class NetworkShares {
  private readonly salt = randomBytes(16);
  private readonly used = new Map<string, number>();
  private readonly most: number;
  private readonly mostNetworks: number;
  private day = Number.NaN;

  constructor(most = MOST_OF_NETWORK, mostNetworks = MOST_NETWORKS) {
    this.most = most;
    this.mostNetworks = mostNetworks;
  }

  /** How many of `wanted` events a network may still add; those count as added. `now` is epoch milliseconds. */
  take(site: string, network: string, wanted: number, now: number): number {
    const day = Math.floor(now / DAY);
    if (day !== this.day) {
      this.day = day;
      this.used.clear();
    }
    const name = this.nameOf(site, network);
    // more networks than are remembered share what one of them has
    const key = this.used.has(name) || this.used.size < this.mostNetworks ? name : this.nameOf(site, 'all others');
    const used = this.used.get(key) ?? 0;
    const given = Math.max(0, Math.min(wanted, this.most - used));
    this.used.set(key, used + given);
    return given;
  }

  private nameOf(site: string, network: string): string {
    return createHash('sha256').update(this.salt).update(`${site} ${network}`).digest('base64url').slice(0, 16);
  }
}
