import type { Db, Tables, Transaction } from '@forecourt/service/database';

/** Something that a shopper did. Nothing in it is about the shopper. */
export interface CountedEvent {
  /** Number of A7 and B9. */
  readonly id: number;
  /** The same is counted once on a site. */
  readonly key: string;
  /** Of a vehicle of the site. */
  readonly vehicleId?: string | undefined;
  /** More of it, from a closed set of words: the label of a call, the category of a lead, the slug of its place. */
  readonly about?: Readonly<Record<string, string>>;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Receives on the server what shoppers did. */
export interface AnalyticsPort {
  /** Takes events of a site; those of a known key change nothing. Answers how many were new. */
  record(trx: Db | Transaction<Tables>, site: string, events: readonly CountedEvent[]): Promise<number>;
}
