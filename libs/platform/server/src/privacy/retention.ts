import type { ConfiguredSite, Sites } from '../sites/index.js';

/** Deletes one kind of records that a site keeps no longer. `now` is epoch milliseconds. */
export type Forget = (site: ConfiguredSite, now: number) => Promise<unknown>;

export interface RetentionOptions {
  readonly sites: Sites;
  readonly forgets: readonly Forget[];
  readonly now?: () => number;
  readonly onFault: (error: unknown) => void;
}

const HOUR = 3_600_000;

/** Looks once an hour for records that sites keep no longer. */
export class Retention {
  private readonly options: RetentionOptions;
  private timer: ReturnType<typeof setInterval> | undefined;
  private running = Promise.resolve();

  constructor(options: RetentionOptions) {
    this.options = options;
  }

  start(): void {
    this.timer = setInterval(() => {
      this.running = this.running.then(() => this.sweep());
    }, HOUR);
    this.timer.unref();
  }

  /** Does it now. A fault of one site or kind holds up no other. */
  async sweep(): Promise<void> {
    const { sites, forgets, now = Date.now, onFault } = this.options;
    for (const site of sites.all) for (const forget of forgets) await forget(site, now()).catch(onFault);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }
}
