import { OutboxLanes, type Db, type Keys, type LaneEntry, type Tables, type Transaction } from '@forecourt/database';
import { DeliveryFault, judgeDelivery, type OutboundPorts } from '@forecourt/ports';
import type { ConfiguredSite, Sites } from '@forecourt/sites';
import type { MessageWriters } from './message.js';
import { queueMessages, SEND_MESSAGE, type MessagePayload, type QueuedMessage } from './queue.js';
import { asMail } from './render/mail.js';
import { asText } from './render/text.js';
import { sealer } from './seal.js';

export interface ShopperMessagesOptions {
  readonly db: Db;
  readonly sites: Sites;
  readonly ports: Pick<OutboundPorts, 'mail' | 'sms'>;
  /** A kind without a writer is given up at once. */
  readonly writers: MessageWriters;
  readonly originOf: (site: ConfiguredSite) => string;
  /** Key of the installation, from which the one is made that secrets are sealed with. */
  readonly key: Keys;
  readonly now?: () => number;
  readonly chance?: () => number;
  readonly tryMs?: number;
}

/** A shopper's own address that refuses is not tried for long; one that cannot be reached for three days. */
const PATIENCE = { refusedAttempts: 2, retryHours: 72 };

/** Messages to shoppers: queued in the transaction that makes them necessary, worded when they leave. */
export class ShopperMessages {
  private readonly options: ShopperMessagesOptions;
  private readonly sealer;
  private readonly lanes: OutboxLanes;

  constructor(options: ShopperMessagesOptions) {
    this.options = options;
    this.sealer = sealer(options.key);
    const { db, now = Date.now, chance = Math.random, tryMs } = options;
    this.lanes = new OutboxLanes({
      db,
      topic: SEND_MESSAGE,
      now,
      ...(tryMs === undefined ? {} : { tryMs }),
      work: (entry, signal) => this.send(entry, signal),
      judge: (entry, error) => {
        const { due } = entry.payload as MessagePayload;
        return judgeDelivery({ ...entry, queuedAt: Math.max(entry.queuedAt, due) }, error, PATIENCE, now(), chance());
      },
    });
  }

  /** Puts messages into the queue, each once, in the transaction that makes them necessary; `wake` after its commit. */
  queue(trx: Transaction<Tables>, messages: readonly QueuedMessage[]): Promise<void> {
    return queueMessages(trx, { sealer: this.sealer, now: this.options.now?.() ?? Date.now() }, messages);
  }

  start = (): void => this.lanes.start();
  wake = (): void => this.lanes.wake();
  drain = (): Promise<void> => this.lanes.drain();
  stop = (): Promise<void> => this.lanes.stop();

  private async send(entry: LaneEntry, signal: AbortSignal): Promise<void> {
    const { sites, ports, writers, originOf } = this.options;
    const { kind, ref, by, sealed } = entry.payload as MessagePayload;
    const site = sites.bySlug(entry.site);
    const write = writers.get(kind);
    if (!site && sites.broken.some(({ slug }) => slug === entry.site))
      throw new DeliveryFault('unconfigured', 'the dealer stays out: its files are broken');
    if (!site || !write)
      throw new DeliveryFault('broken', site ? `nothing writes "${kind}"` : 'there is no such site any more');
    const secret = sealed === undefined ? undefined : this.sealer.open(sealed, entry.key);
    if (sealed !== undefined && secret === undefined)
      throw new DeliveryFault('broken', 'it was sealed by a key that is gone');
    const message = await write({ site, ref, secret, by });
    if (!message) return;
    const about = { id: `message.${entry.id}.${entry.site}`, site, origin: originOf(site) };
    if (by === 'sms') await ports.sms.send(asText(message, about), signal);
    else await ports.mail.send(asMail(message, about), signal);
  }
}
