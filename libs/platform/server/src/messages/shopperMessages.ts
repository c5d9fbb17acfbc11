import {
  ONLY_STORED,
  OutboxLanes,
  type LaneNote,
  type Db,
  type Keys,
  type LaneEntry,
  type Tables,
  type Transaction,
} from '../database/index.js';
import { notice } from '../observing/log.js';
import { DeliveryFault, judgeDelivery, type OutboundPorts } from '../outbound/index.js';
import type { ConfiguredSite, Sites } from '../sites/index.js';
import { CEILINGS, DailyCeilings, type Ceilings } from './dailyCeilings.js';
import type { MessageWay, MessageWriters } from './message.js';
import { messageTroubles } from './messageStates.js';
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
  /** Messages that may leave in a day; `CEILINGS` when left out. */
  readonly ceilings?: Partial<Ceilings> | undefined;
  /** Kinds that leave in any case: those of the dealers' own people, who are to read what is wrong. */
  readonly alwaysLeave?: ReadonlySet<string>;
  /** Receives what the operator must know, one line each. */
  readonly onNotice?: (line: string) => void;
}

/** Between two tries of a message that a day has no room for. */
const FULL_WAIT_MS = 3_600_000;
/** Why it waits: the ceilings say so themselves, once a day. */
const FULL = 'the most that may leave in a day has left';
const NAMES: Readonly<Record<MessageWay, string>> = { mail: 'mail', sms: 'text' };
/** A shopper's own address that refuses is not tried for long; one that cannot be reached for three days. */
const PATIENCE = { refusedAttempts: 2, retryHours: 72 };

/** Messages to shoppers: queued in the transaction that makes them necessary, worded when they leave. */
export class ShopperMessages {
  private readonly options: ShopperMessagesOptions;
  private readonly sealer;
  private readonly lanes: OutboxLanes;
  private readonly ceilings: DailyCeilings;

  constructor(options: ShopperMessagesOptions) {
    this.options = options;
    this.sealer = sealer(options.key);
    const { db, now = Date.now, chance = Math.random, tryMs, onNotice = notice } = options;
    this.ceilings = new DailyCeilings({ db, now, onNotice, ceilings: { ...CEILINGS, ...options.ceilings } });
    this.lanes = new OutboxLanes({
      db,
      topic: SEND_MESSAGE,
      now,
      ...(tryMs === undefined ? {} : { tryMs }),
      onNotice,
      nameOf: ({ site, payload }) => {
        const { kind, ref, by } = payload as MessagePayload;
        return `The ${NAMES[by]} "${kind}" (${ref}) of ${site}`;
      },
      work: (entry, signal, note) => this.send(entry, { signal, note }),
      judge: (entry, error) => {
        const { due } = entry.payload as MessagePayload;
        const waits = { ...entry, queuedAt: Math.max(entry.queuedAt, due) };
        const verdict = judgeDelivery(waits, error, PATIENCE, now(), chance());
        return { ...verdict, isKnown: verdict.reason === FULL };
      },
    });
  }

  /** Puts messages into the queue, each once, in the transaction that makes them necessary; `wake` after its commit. */
  queue(trx: Transaction<Tables>, messages: readonly QueuedMessage[]): Promise<void> {
    return queueMessages(trx, { sealer: this.sealer, now: this.options.now?.() ?? Date.now() }, messages);
  }

  /** Whether no more messages leave by a way today: what is requested now would come too late. */
  async isFull(way: MessageWay): Promise<boolean> {
    return (await this.ceilings.full()).includes(way);
  }

  /** What a dealer must know of the messages to their shoppers; nothing on an ordinary day. */
  async notices(site: string): Promise<string[]> {
    const { db, now = Date.now } = this.options;
    return [...(await this.ceilings.notices()), ...(await messageTroubles(db, site, { now: now(), except: FULL }))];
  }

  start = (): void => this.lanes.start();
  wake = (): void => this.lanes.wake();
  drain = (): Promise<void> => this.lanes.drain();
  stop = (): Promise<void> => this.lanes.stop();

  private async send(
    entry: LaneEntry,
    { signal, note }: { readonly signal: AbortSignal; readonly note: LaneNote },
  ): Promise<void> {
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
    const send = async () => {
      if (by === 'sms') await ports.sms.send(asText(message, about), signal);
      else await ports.mail.send(asMail(message, about), signal);
      if (ports[by].storesOnly) note(ONLY_STORED);
    };
    if (this.options.alwaysLeave?.has(kind)) return send();
    if (!(await this.ceilings.take(by))) throw new DeliveryFault('unreachable', FULL, FULL_WAIT_MS);
    try {
      await send();
    } catch (error) {
      await this.ceilings.giveBack(by);
      throw error;
    }
  }
}
