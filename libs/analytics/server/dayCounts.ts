/** How long a count that was looked up is gone on with, milliseconds. */
const KEPT_MS = 60_000;

/**
 * How many events each site has of the last day: looked up once a minute, as a full site has thousands to count, and
 * every page that is viewed adds one. What this process adds meanwhile counts at once.
 */
export class DayCounts {
  private readonly known = new Map<string, { readonly at: number; readonly count: Promise<number>; added: number }>();
  private readonly lookUp: (site: string) => Promise<number>;

  constructor(lookUp: (site: string) => Promise<number>) {
    this.lookUp = lookUp;
  }

  /** `now` is epoch milliseconds. */
  async of(site: string, now: number): Promise<number> {
    let entry = this.known.get(site);
    if (!entry || now < entry.at || now - entry.at >= KEPT_MS) {
      entry = { at: now, count: this.lookUp(site), added: 0 };
      this.known.set(site, entry);
    }
    const found = entry;
    try {
      return (await found.count) + found.added;
    } catch (error) {
      // a fault is not kept
      if (this.known.get(site) === found) this.known.delete(site);
      throw error;
    }
  }

  add(site: string, events: number): void {
    const entry = this.known.get(site);
    if (entry) entry.added += events;
  }
}
