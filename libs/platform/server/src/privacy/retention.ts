import type { ConfiguredSite, Sites } from '../sites/index.js';
import type { SweptSites } from './sweptSites.js';

/**
 * Deletes one kind of records that a site keeps no longer. `now` is epoch milliseconds. What deletes in lots asks
 * `isOver` between two of them.
 */
export type Forget = (site: ConfiguredSite, now: number, isOver: () => boolean) => Promise<unknown>;

export interface RetentionOptions {
  readonly sites: Sites;
  readonly forgets: readonly Forget[];
  readonly swept: SweptSites;
  readonly now?: () => number;
  readonly onFault: (error: unknown) => void;
}

const HOUR = 3_600_000;
/** Between two looks for sites that are due: the rest of a sweep that a stop broke off waits as long, milliseconds. */
const LOOK_MS = 600_000;

/** Looks once an hour for records that sites keep no longer. */
export class Retention {
  private readonly options: Required<RetentionOptions>;
  private timer: ReturnType<typeof setInterval> | undefined;
  private running = Promise.resolve();
  private isStopped = false;

  constructor(options: RetentionOptions) {
    this.options = { now: Date.now, ...options };
  }

  start(): void {
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.look());
    }, LOOK_MS);
    this.timer.unref();
  }

  /** Sweeps every site now. A fault of one site or kind holds up no other. */
  async sweep(): Promise<void> {
    for (const site of this.options.sites.all) await this.sweepSite(site);
  }

  /** Sweeps the sites that no process has swept for an hour. A stop ends it between two lots of records. */
  async look(): Promise<void> {
    const { sites, swept, now, onFault } = this.options;
    try {
      const due = now() - HOUR;
      const done = await swept.after(due);
      for (const site of sites.all) {
        if (this.isStopped) return;
        if (done.has(site.slug) || !(await swept.take(site.slug, now(), due))) continue;
        await this.sweepSite(site);
        if (this.isStopped) await swept.giveBack(site.slug);
      }
    } catch (error) {
      onFault(error);
    }
  }

  private async sweepSite(site: ConfiguredSite): Promise<void> {
    const { forgets, now, onFault } = this.options;
    for (const forget of forgets) {
      if (this.isStopped) return;
      await forget(site, now(), () => this.isStopped).catch(onFault);
    }
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.running;
  }
}
