import { portRef } from '@forecourt/service';
import { randomUUID } from 'node:crypto';
import { Refusal } from '@forecourt/contracts/api';
import {
  checkoutSection,
  type CheckoutConfig,
  type ReservationBody,
  type ReservationView,
} from '@forecourt/checkout/domain';
import type { Db, Keys, Tables, Transaction } from '@forecourt/service/database';
import { askerMarks, keyedHash, type KeyedHash, type Person } from '@forecourt/service/privacy';
import { findSection, sectionOf, vehicleSection } from '@forecourt/site-config';
import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import { isReservable, type Vehicle } from '@forecourt/vehicle';
import type { SiteText } from '@forecourt/words';
import { findById, findByKey, findByToken, findOfAccount, findOwn } from './findReservations.js';
import { hashOfWords, insertReservation } from './insertReservation.js';
import { openPayment } from './openPayment.js';
import type { PaymentPort, PaymentPortOf, PaymentStanding } from './payments/paymentPort.js';
import { viewOf, type ReservationRow } from './rows.js';
import { settlePayment } from './settlePayment.js';
import { tokenOf } from './tokens.js';
import { applyTransition, locked, type QueueMail } from './transitions.js';
import { worded } from '../words/worded.js';

/** Path and query of a site's page that shows a reservation; `isPurchase` for the deposit of an online purchase. */
export type ReservationPage = (site: ConfiguredSite, slug: string, token: string, isPurchase: boolean) => string;

export interface ReservationsOptions {
  readonly db: Db;
  readonly sites: Pick<Sites, 'bySlug'>;
  readonly portOf: PaymentPortOf;
  /** Signs the links; never leaves the server. */
  readonly key: Keys;
  readonly pagePath: ReservationPage;
  /** Called after a commit that leaves work in the outbox. */
  readonly onCommit?: () => void;
  readonly now: () => number;
  /** Queues what the shopper is written. */
  readonly mail: QueueMail;
}

/** What is done in the transaction of a decision; false where it was done before. */
export type InSameTransaction = (trx: Transaction<Tables>) => Promise<boolean>;

/** The browser that reserves, and the network that it is in. */
export interface ReservingVisitor {
  /** Of its cookie. */
  readonly visitor: string;
  readonly network: string;
}

/** Says neither by which of the details nor by whom: those may be somebody else’s. */
const full = ({ pendingMinutes: minutes }: Pick<CheckoutConfig, 'pendingMinutes'>): SiteText =>
  worded('reservation.full', { minutes });

/** Reservations with a deposit: two shoppers never hold one vehicle, and no one is charged twice (BUY-01, BUY-04). */
export class Reservations {
  private readonly options: ReservationsOptions;
  private readonly hashAsker: KeyedHash;
  constructor(options: ReservationsOptions) {
    this.options = options;
    this.hashAsker = keyedHash(options.key, 'askers of reservations');
  }

  /** The section of a site that takes reservations now: switched on, with somebody to take the deposits. */
  configOf(site: ConfiguredSite): CheckoutConfig | undefined {
    const config = findSection(site, checkoutSection);
    return config?.isOn && this.options.portOf(site) ? config : undefined;
  }

  /** The reservation that blocks a vehicle for other shoppers: paid, or about to be. */
  async liveOf(
    site: ConfiguredSite,
    vehicleId: string,
  ): Promise<{ isHeld: boolean; payableUntil: number } | undefined> {
    const row = await this.options.db
      .selectFrom('reservations')
      .select(['state', 'payable_until'])
      .where('stock_owner', '=', site.stockOwner)
      .where('vehicle_id', '=', vehicleId)
      .where('state', 'in', ['pending-payment', 'held'])
      .executeTakeFirst();
    return row && { isHeld: row.state === 'held', payableUntil: row.payable_until.getTime() };
  }

  /** A visitor's own latest reservation of a vehicle. */
  async ownOf(site: ConfiguredSite, vehicleId: string, visitor: string): Promise<ReservationView | undefined> {
    const row = await findOwn(this.options.db, site.slug, { vehicleId, visitor });
    return row && viewOf(row, this.options.key);
  }

  /** Reservations under the proven addresses of an account, the latest first. */
  async ofAccount(site: ConfiguredSite, person: Person): Promise<ReservationView[]> {
    const rows = await findOfAccount(this.options.db, site.slug, person);
    return rows.map((row) => viewOf(row, this.options.key));
  }

  /** The state of a site's reservation, by its id: for callers that know it already. */
  async viewById(site: ConfiguredSite, id: string): Promise<ReservationView | undefined> {
    const row = await findById(this.options.db, site.slug, id);
    return row && viewOf(row, this.options.key);
  }

  /** Id of the reservation that a link's token opens. */
  async idOf(site: ConfiguredSite, token: string): Promise<string | undefined> {
    return (await findByToken(this.options.db, site.slug, token))?.id;
  }

  /**
   * Reserves a vehicle until its deposit is paid, for a shopper who has `MOST_UNPAID` at most that wait for theirs. The
   * same key and words again are the same reservation. `purchase` is
   * the id of an online purchase whose deposit it is: a live reservation of the visitor's own becomes that, without a
   * second charge.
   */
  async start(
    site: ConfiguredSite,
    vehicle: Vehicle,
    body: ReservationBody,
    { visitor, network }: ReservingVisitor,
    purchase?: string,
  ): Promise<{ view: ReservationView; isNew: boolean; id: string }> {
    const { db, key, now } = this.options;
    const config = this.configOf(site);
    const port = this.options.portOf(site);
    if (!config || !port) throw new Refusal(404, worded('reservation.notHere'));
    const hash = hashOfWords(body);
    const earlier = await findByKey(db, site.slug, body.idempotency_key);
    if (earlier) return this.again(site, earlier, hash, port);
    const own = await findOwn(db, site.slug, { vehicleId: vehicle.id, visitor });
    if (own && (own.state === 'held' || own.state === 'pending-payment')) {
      if (purchase !== undefined && own.shopper.purchase !== purchase) await this.adopt(site, own, purchase);
      return { view: viewOf(await this.payable(site, own, port), key), isNew: false, id: own.id };
    }
    if (vehicle.reserved) throw new Refusal(409, worded('reservation.taken'));
    if (!isReservable(vehicle, sectionOf(site, vehicleSection)))
      throw new Refusal(409, worded('reservation.notOnline'));
    const id = randomUUID();
    const marks = askerMarks(this.hashAsker, { email: body.email, phone: body.phone, visitor, network });
    const outcome = await insertReservation(
      db,
      site,
      { id, vehicle, body, hash, visitor, marks, purchase },
      { config, key, now: now() },
    );
    if (outcome !== 'stored') {
      const same = await findByKey(db, site.slug, body.idempotency_key);
      if (same) return this.again(site, same, hash, port);
      throw outcome === 'full' ? new Refusal(429, full(config)) : new Refusal(409, worded('reservation.taken'));
    }
    this.options.onCommit?.();
    const row = await this.byId(site, id);
    return { view: viewOf(await this.payable(site, row, port), key), isNew: true, id };
  }

  /** The state of a reservation, by its link. Queries the provider for an open payment, as its notice may be late. */
  async byToken(site: ConfiguredSite, token: string): Promise<ReservationView | undefined> {
    const found = await findByToken(this.options.db, site.slug, token);
    if (!found) return undefined;
    const port = this.options.portOf(site);
    const isWaiting = found.state === 'pending-payment' && found.payment !== undefined;
    if (!isWaiting || port?.name !== found.payment.provider) return viewOf(found, this.options.key);
    const { provider_reference: reference } = found.payment;
    const standing = await port.standing(reference).catch(() => undefined);
    if (standing && standing !== 'open') await this.settlePayment(site, { reference, standing });
    return viewOf(await this.byId(site, found.id), this.options.key);
  }

  /** The shopper does not want it any more: the vehicle is free at once, and a deposit that was paid goes back. */
  async cancel(site: ConfiguredSite, token: string): Promise<ReservationView | undefined> {
    const found = await findByToken(this.options.db, site.slug, token);
    if (!found) return undefined;
    const port = this.options.portOf(site);
    if (found.state === 'pending-payment' && found.payment && port?.name === found.payment.provider) {
      const { provider_reference: reference } = found.payment;
      // close the payment first: no one may pay for a cancelled reservation, and a payment of a moment ago is refunded
      const standing = await port.end(reference).catch((error: unknown) => {
        throw new Refusal(502, worded('reservation.paymentNotStopped'), undefined, {
          cause: error,
        });
      });
      if (standing === 'paid') await this.settlePayment(site, { reference, standing });
    }
    await this.happens(site, found.id, 'cancelled');
    return viewOf(await this.byId(site, found.id), this.options.key);
  }

  /**
   * The vehicle was bought: the deposit is part of its price and does not go back. For the dealer alone. `alongside` is
   * done in the same transaction, first; when it answers false nothing is done.
   */
  async complete(site: ConfiguredSite, id: string, alongside?: InSameTransaction): Promise<boolean> {
    return this.decides(site, id, 'completed', alongside);
  }

  /** The dealer lets the vehicle go before its time: the deposit goes back. Otherwise as `complete`. */
  async release(site: ConfiguredSite, id: string, alongside?: InSameTransaction): Promise<boolean> {
    return this.decides(site, id, 'dealer-released', alongside);
  }

  /**
   * Settles a payment that a provider reported, once for each of its events; false for a known event. Throws for an
   * amount that is not ours.
   */
  async settlePayment(
    site: ConfiguredSite,
    report: { reference: string; standing: PaymentStanding; amountCents?: number; eventId?: string; type?: string },
  ): Promise<boolean> {
    const provider = this.options.portOf(site)?.name;
    const config = findSection(site, checkoutSection);
    if (!provider || !config) return false;
    const isNews = await settlePayment(
      this.options.db,
      { site: site.slug, provider, ...report },
      { now: this.options.now(), config, mail: this.options.mail },
    );
    if (isNews) this.options.onCommit?.();
    return isNews;
  }

  private async happens(site: ConfiguredSite, id: string, event: 'cancelled'): Promise<boolean> {
    const config = sectionOf(site, checkoutSection);
    const isNews = await this.options.db.transaction().execute(async (trx) => {
      const row = await locked(trx, site.slug, id);
      return row
        ? applyTransition(trx, row, event, { now: this.options.now(), config, mail: this.options.mail })
        : false;
    });
    if (isNews) this.options.onCommit?.();
    return isNews;
  }

  /** What the dealer decides of a held reservation; throws for one that is not held. */
  private async decides(
    site: ConfiguredSite,
    id: string,
    event: 'completed' | 'dealer-released',
    alongside: InSameTransaction = () => Promise.resolve(true),
  ): Promise<boolean> {
    const { db, mail, now } = this.options;
    const isNews = await db.transaction().execute(async (trx) => {
      const row = await locked(trx, site.slug, id);
      if (!row) throw new Refusal(404, worded('reservation.none'));
      if (!(await alongside(trx))) return false;
      if (await applyTransition(trx, row, event, { now: now(), config: sectionOf(site, checkoutSection), mail }))
        return true;
      throw new Refusal(409, worded('reservation.notHeld'));
    });
    if (isNews) this.options.onCommit?.();
    return isNews;
  }

  /** The answer to a key that came before. */
  private async again(site: ConfiguredSite, row: ReservationRow, hash: string, port: PaymentPort) {
    if (row.request_hash !== hash) throw new Refusal(409, worded('reservation.madeBefore'));
    return { view: viewOf(await this.payable(site, row, port), this.options.key), isNew: false, id: row.id };
  }

  /** Turns a reservation that was made separately into the deposit of a purchase. */
  private async adopt(site: ConfiguredSite, { id, shopper }: ReservationRow, purchase: string): Promise<void> {
    await this.options.db
      .updateTable('reservations')
      .set({ shopper: JSON.stringify({ ...shopper, purchase }) })
      .where('site', '=', site.slug)
      .where('id', '=', id)
      .execute();
  }

  /** With a payment that can be made, where it waits for one. */
  private async payable(site: ConfiguredSite, row: ReservationRow, port: PaymentPort): Promise<ReservationRow> {
    if (row.payment || row.state !== 'pending-payment') return row;
    const { db, key, now, mail, pagePath } = this.options;
    const returnPath = pagePath(site, row.vehicle_slug, tokenOf(row, key), row.shopper.purchase !== undefined);
    await openPayment(db, site, row, { port, returnPath, mail, now });
    return this.byId(site, row.id);
  }

  private async byId(site: ConfiguredSite, id: string): Promise<ReservationRow> {
    const row = await findById(this.options.db, site.slug, id);
    if (!row) throw new Error('A reservation that was there is gone.');
    return row;
  }
}

export const reservationsPort = portRef<Reservations>('reservations/reservations');
