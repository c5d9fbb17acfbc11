import type { Autogauge } from '@forecourt/vehicle-detail/domain';
import { log } from '@forecourt/service/observing';
import type { Vehicle } from '@forecourt/vehicle';
import type { ValuationPort } from './valuationPort.js';

export interface ValuationsOptions {
  readonly port: ValuationPort;
  /** How long an answer is kept. */
  readonly keepMs?: number;
  /** How long a failure is kept, so that not every shopper's page requests a partner that is down. */
  readonly keepFailureMs?: number;
  readonly most?: number;
  readonly now?: () => number;
  /** Called once for each failure. */
  readonly onFailure?: (error: unknown) => void;
}

interface Entry {
  readonly until: number;
  readonly answer: Promise<Autogauge | undefined>;
  /** The answer once it is there. */
  value?: Autogauge | undefined;
  isDone?: boolean;
}

/**
 * Answers of the port, kept for a while; the oldest goes when there are too many. One question at a time for a vehicle.
 */
export class Valuations {
  private readonly entries = new Map<string, Entry>();
  private readonly options: Required<Omit<ValuationsOptions, 'port'>> & { readonly port: ValuationPort };

  constructor(options: ValuationsOptions) {
    this.options = {
      keepMs: 600_000,
      keepFailureMs: 30_000,
      most: 5000,
      now: Date.now,
      onFailure: logFailure,
      ...options,
    };
  }

  /** The vehicle's gauge, if it is known without asking anybody: a page is not made to wait for it. */
  peek(vehicle: Vehicle, site: string): Autogauge | undefined {
    return this.fresh(keyOf(vehicle, site))?.value;
  }

  /**
   * What a page begins with: what is known, and what a near port says. Empty where it is known that there is nothing,
   * so that the page keeps no place for it; absent where the browser is to ask.
   */
  async forPage(vehicle: Vehicle, site: string): Promise<Autogauge | undefined> {
    const isKnown = this.fresh(keyOf(vehicle, site))?.isDone === true;
    if (!isKnown && !this.options.port.isNear) return undefined;
    // `get` reports the failure; the browser tries again
    return this.get(vehicle, site).then(
      (gauge) => gauge ?? {},
      () => undefined,
    );
  }

  get(vehicle: Vehicle, site: string): Promise<Autogauge | undefined> {
    const { port, keepMs, keepFailureMs, now, onFailure } = this.options;
    const key = keyOf(vehicle, site);
    const known = this.fresh(key);
    if (known) return known.answer;
    // a partner may say itself when it compared
    const answer = port.gauge(vehicle, site).then((gauge) => gauge && { compared_at: toSeconds(now()), ...gauge });
    const entry: Entry = { until: now() + keepMs, answer };
    this.keep(key, entry);
    answer.then(
      (value) => Object.assign(entry, { value, isDone: true }),
      (error: unknown) => {
        onFailure(error);
        if (this.entries.get(key) === entry) this.keep(key, { until: now() + keepFailureMs, answer });
      },
    );
    return answer;
  }

  private fresh(key: string): Entry | undefined {
    const entry = this.entries.get(key);
    return entry && entry.until > this.options.now() ? entry : undefined;
  }

  private keep(key: string, entry: Entry): void {
    this.entries.delete(key);
    this.entries.set(key, entry);
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.options.most && oldest !== undefined) this.entries.delete(oldest);
  }
}

const toSeconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** Another price or odometer is another question. */
const keyOf = ({ id, price, offer_price, km, year }: Vehicle, site: string): string =>
  [site, id, price, offer_price, km, year].join('\n');

const logFailure = (error: unknown): void => log.warn({ err: error }, 'A valuation failed.');
