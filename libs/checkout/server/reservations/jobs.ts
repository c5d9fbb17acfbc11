import { Refusal } from '@forecourt/contracts/api';
import { enqueue, logOutboxFault, type ClaimedEntry, type Db, type OutboxHandler } from '@forecourt/service/database';
import type { EnquiryBody } from '@forecourt/enquiry/schema';
import { checkoutSection, type CheckoutConfig } from '@forecourt/checkout/domain';
import { findSection } from '@forecourt/site-config';
import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import { leadOf } from './dealerLeads.js';
import type { PaymentPortOf } from './payments/paymentPort.js';
import { ofSite, rowOf, type ReservationRow } from './rows.js';
import { settlePayment } from './settlePayment.js';
import {
  applyTransition,
  locked,
  RESERVATION_WORK,
  type JobPayload,
  type QueueMail,
  type NotifiedStep,
  type Work,
} from './transitions.js';

export interface ReservationJobsOptions {
  readonly db: Db;
  readonly sites: Pick<Sites, 'bySlug'>;
  readonly portOf: PaymentPortOf;
  /** Stores a lead; the same key again is the same lead. */
  readonly takeLead: (site: ConfiguredSite, body: EnquiryBody) => Promise<unknown>;
  /** Reports the deposit of an online purchase in its own lead; false where that is gone. */
  readonly reportPurchase?: (site: ConfiguredSite, purchase: string, step: NotifiedStep) => Promise<boolean>;
  readonly now: () => number;
  /** Queues what the shopper is written. */
  readonly mail: QueueMail;
  readonly onFault?: (topic: string, error: unknown) => void;
}

interface Job {
  readonly site: ConfiguredSite;
  readonly config: CheckoutConfig;
  readonly row: ReservationRow;
  readonly payload: JobPayload;
}

const MINUTE_MS = 60_000;
/** A provider may be down for a day; money on its way back is not given up. */
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/** Work that follows from reservations later or elsewhere. Each bears being repeated. */
export function reservationJobs(options: ReservationJobsOptions): Readonly<Record<string, OutboxHandler>> {
  const { db, now, mail, onFault = logOutboxFault } = options;

  async function jobOf(entry: ClaimedEntry): Promise<Job | undefined> {
    const site = options.sites.bySlug(entry.site);
    const config = site && findSection(site, checkoutSection);
    const payload = entry.payload as JobPayload;
    const row = rowOf(await ofSite(db, entry.site).where('id', '=', payload.reservation).executeTakeFirst());
    return site && config && row ? { site, config, row, payload } : undefined;
  }

  /** One entry for each try: the outbox does a key once. */
  async function again({ site, topic, key, payload }: ClaimedEntry): Promise<void> {
    const [, stem = key, tries = '0'] = /^(.*?)(?:~(\d+))?$/.exec(key) ?? [];
    const tried = Number(tries) + 1;
    const wait = Math.min(LONGEST_WAIT_MS, MINUTE_MS * 2 ** Math.min(tried - 1, 10));
    const runAt = new Date(now() + wait);
    await db.transaction().execute((trx) => enqueue(trx, [{ site, topic, key: `${stem}~${tried}`, payload, runAt }]));
  }

  const portOf = ({ site, row }: Job) => {
    const port = options.portOf(site);
    if (port?.name === row.payment?.provider && port) return port;
    throw new Error(`Site "${site.slug}" has no way to the provider of a payment ("${row.payment?.provider ?? ''}").`);
  };

  const works: Readonly<Record<Work, (job: Job) => Promise<void>>> = {
    expire: async (job) => {
      const { row, config } = job;
      if (row.state !== 'pending-payment') return;
      if (row.payment) {
        const { provider, provider_reference: reference } = row.payment;
        const standing = await portOf(job).end(reference);
        // what was paid at the last moment is paid
        await settlePayment(db, { site: row.site, provider, reference, standing }, { now: now(), config, mail });
      }
      await db.transaction().execute(async (trx) => {
        const found = await locked(trx, row.site, row.id);
        if (found?.state === 'pending-payment')
          await applyTransition(trx, found, 'unpaid', { now: now(), config, mail });
      });
    },
    release: async ({ row, config }) => {
      await db.transaction().execute(async (trx) => {
        const found = await locked(trx, row.site, row.id);
        if (!found?.held_until || found.held_until.getTime() > now()) return;
        await applyTransition(trx, found, 'hold-ended', { now: now(), config, mail });
      });
    },
    refund: async (job) => {
      const { row, config } = job;
      if (row.payment?.state !== 'refund-due') return;
      const { provider, provider_reference: reference } = row.payment;
      await portOf(job).refund(reference, row.id);
      await settlePayment(
        db,
        { site: row.site, provider, reference, standing: 'refunded' },
        { now: now(), config, mail },
      );
    },
    tell: async ({ site, row, payload: { told: step } }) => {
      // an erased shopper has no contact details for a lead
      if (!step || row.shopper.email === '') return;
      const { purchase } = row.shopper;
      if (purchase !== undefined && (await options.reportPurchase?.(site, purchase, step))) return;
      const lead = leadOf(row, step, site);
      await options.takeLead(site, lead).catch(async (error: unknown) => {
        // a vehicle that the site shows no more costs no lead
        if (!isRefused(error)) throw error;
        const { vehicle_slug: _gone, ...words } = lead;
        await options.takeLead(site, words);
      });
    },
  };

  return {
    // one at a time: a failed entry is retried with growing delays and holds up no other
    async [RESERVATION_WORK](entries) {
      for (const entry of entries) {
        const found = await jobOf(entry);
        if (!found) continue;
        try {
          await works[found.payload.work](found);
        } catch (error) {
          onFault(`${RESERVATION_WORK}: ${found.payload.work}`, error);
          await again(entry);
        }
      }
    },
  };
}

const isRefused = (error: unknown): boolean => error instanceof Refusal && error.statusCode === 422;
