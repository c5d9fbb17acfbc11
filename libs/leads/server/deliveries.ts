import {
  enqueue,
  ONLY_STORED,
  OutboxLanes,
  type Db,
  type LaneEntry,
  type LaneNote,
  type Transaction,
  type Tables,
} from '@forecourt/service/database';
import { referenceOf, type StoredEnquiry } from '@forecourt/enquiry';
import { DeliveryFault, judgeDelivery, type OutboundPorts } from '@forecourt/service/outbound';
import { portRef } from '@forecourt/service';
import type { LeadTarget } from '@forecourt/site-config';
import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { leadMessage } from './render/leadMessage.js';
import { allTargets, maskedAddress, wayWords } from './targets.js';

/** Outbox topic of deliveries: one entry for each lead and target, whose state is the entry's. */
export const SEND_LEAD = 'send-lead';

/** Payload of an entry: nothing about the shopper. */
export interface DeliveryPayload {
  readonly lead: string;
  readonly target: string;
  /** The later step of the lead that the message is about; absent for the enquiry itself. */
  readonly stage?: string;
  /** How often an operator had it sent again after it had arrived: each is a separate message. */
  readonly resent?: number;
}

/** Key of the outbox entry of a lead, a target and, for a later step of the lead, that. */
export const deliveryKey = (lead: string, target: string, stage?: string): string =>
  `${lead}/${target}${stage === undefined ? '' : `/${stage}`}`;

/** Id that a delivery leaves under: idempotency key, webhook id, left part of the Message-ID. */
export const messageId = ({ lead, target, stage, resent = 0 }: DeliveryPayload): string =>
  `lead.${lead}.${target}${stage === undefined ? '' : `.${stage}`}${resent > 0 ? `.${resent}` : ''}`;

/** Puts a lead's deliveries into the queue, each once, in the transaction that stores the lead. */
export const queueDeliveries = (
  trx: Transaction<Tables>,
  site: string,
  lead: string,
  targets: readonly LeadTarget[],
  stage?: string,
  /** At once when left out. */
  runAt?: Date,
): Promise<void> =>
  enqueue(
    trx,
    targets.map(({ name }) => ({
      site,
      topic: SEND_LEAD,
      key: deliveryKey(lead, name, stage),
      lane: `${site}/${name}`,
      ...(runAt ? { runAt } : {}),
      payload: { lead, target: name, ...(stage === undefined ? {} : { stage }) } satisfies DeliveryPayload,
    })),
  );

/** Ways that leads can leave by. */
export type LeadPorts = Pick<OutboundPorts, 'mail' | 'post'>;

/** Ways that the process has for leads. */
export const leadOutboundPort = portRef<LeadPorts>('leads/outbound');

/** The worker that leads leave by. */
export const leadDeliveriesPort = portRef<OutboxLanes>('leads/deliveries');

export interface DeliveriesOptions {
  readonly db: Db;
  readonly sites: Sites;
  readonly ports: LeadPorts;
  readonly vehicleOf: (site: string, slug: string) => Promise<Vehicle | undefined>;
  /** Addresses under which a lead's photos open; without it messages name none. */
  readonly photosOf?: (site: ConfiguredSite, lead: string) => Promise<readonly string[]>;
  readonly now?: () => number;
  /** A number from 0 to 1, for the spread of tries. */
  readonly chance?: () => number;
  /** Longest that one try may take, milliseconds. */
  readonly tryMs?: number;
  /** Receives what the operator must know, one line each. */
  readonly onNotice?: (line: string) => void;
}

/** The worker that leads leave by: each target of each site is a separate lane. */
export function leadDeliveries(options: DeliveriesOptions): OutboxLanes {
  const { db, sites, now = Date.now, chance = Math.random, tryMs, onNotice } = options;
  return new OutboxLanes({
    db,
    topic: SEND_LEAD,
    now,
    ...(tryMs === undefined ? {} : { tryMs }),
    ...(onNotice ? { onNotice } : {}),
    nameOf: (entry) => deliveryName(sites, entry),
    work: (entry, signal, note) => deliver(options, entry, { signal, note }),
    judge: (entry, error) => {
      const { leads } = sites.bySlug(entry.site) ?? {};
      return judgeDelivery(entry, error, leads ?? { refusedAttempts: 1, retryHours: 1 }, now(), chance());
    },
  });
}

/** What a delivery is called in the log: the dealer, the target and how it is reached, and nothing of the shopper. */
function deliveryName(sites: Pick<Sites, 'bySlug'>, { site: slug, payload }: LaneEntry): string {
  const { lead, target: name, stage } = payload as DeliveryPayload;
  const site = sites.bySlug(slug);
  const target = site && allTargets(site).find((one) => one.name === name);
  const way = target ? ` (${lowerFirst(wayWords(target, maskedAddress))})` : '';
  return `Lead ${referenceOf(lead)}${stage === undefined ? '' : `, ${stage},`} of ${slug} to "${name}"${way}`;
}

const lowerFirst = (words: string): string =>
  words.startsWith('ADF') ? words : words.charAt(0).toLowerCase() + words.slice(1);

async function deliver(
  options: DeliveriesOptions,
  entry: LaneEntry,
  { signal, note }: { readonly signal: AbortSignal; readonly note: LaneNote },
): Promise<void> {
  const payload = entry.payload as DeliveryPayload;
  const { sites } = options;
  const site = sites.bySlug(entry.site);
  // the lead waits for the dealer's files to be right again
  if (!site && sites.broken.some(({ slug }) => slug === entry.site))
    throw new DeliveryFault('unconfigured', `the dealer "${entry.site}" stays out: its files are broken`);
  const target = site && allTargets(site).find(({ name }) => name === payload.target);
  if (!site || !target) throw new DeliveryFault('broken', `"${payload.target}" is no target of ${entry.site} any more`);
  const message = await written(options, site, target, payload);
  if (message.by === 'mail') await options.ports.mail.send(message.mail, signal);
  else await options.ports.post.send(message.post, signal);
  if (options.ports[message.by].storesOnly) note(ONLY_STORED);
}

/**
 * The message of a delivery. A lead that cannot be written is a dead letter at once: the next try would end the same.
 */
async function written(
  { db, vehicleOf, photosOf }: DeliveriesOptions,
  site: ConfiguredSite,
  target: LeadTarget,
  payload: DeliveryPayload,
) {
  const lead = await db
    .selectFrom('leads')
    .select(['id', 'event_id', 'payload'])
    .where('id', '=', payload.lead)
    .where('site', '=', site.slug)
    .executeTakeFirst();
  if (!lead) throw new DeliveryFault('broken', 'the lead is not stored any more');
  const enquiry = lead.payload as unknown as StoredEnquiry;
  const vehicle = enquiry.vehicle_slug ? await vehicleOf(site.slug, enquiry.vehicle_slug) : undefined;
  const photos = (enquiry.trade_in && (await photosOf?.(site, lead.id))) ?? [];
  try {
    const view = {
      leadId: lead.id,
      slug: site.slug,
      config: site.config,
      site: site.site,
      eventId: lead.event_id,
      enquiry,
      vehicle,
      stage: payload.stage,
      isResent: (payload.resent ?? 0) > 0,
      photos,
    };
    return leadMessage(view, target, messageId(payload));
  } catch (error) {
    throw new DeliveryFault(
      'broken',
      `the lead cannot be written as ${target.kind} (${error instanceof Error ? error.name : 'fault'})`,
    );
  }
}
