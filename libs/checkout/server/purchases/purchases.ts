import { SUBCATEGORY, type StoredEnquiry } from '@forecourt/enquiry';
import type { Db, Tables, Transaction } from '@forecourt/service/database';
import { Refusal } from '@forecourt/contracts/api';
import {
  checkoutDomainWords,
  isLive,
  openStep,
  purchaseAgreement,
  purchaseSection,
  type OwnPurchase,
  type PurchaseConfig,
  type PurchaseOrder,
  type ReservationView,
  type SavedStep,
} from '@forecourt/checkout/domain';
import { noteAgreement, type Leads, type NewLead } from '@forecourt/leads';
import type { Reservations, ReservingVisitor } from '../reservations/reservations.js';
import type { NotifiedStep } from '../reservations/transitions.js';
import { portRef } from '@forecourt/service';
import { findSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { firstLead, laterLead, STAGES, type Origin } from './leadWords.js';
import { answeredSteps, withAnswer, type Answers, type Buyer, type Progress } from './progress.js';
import { changeOwn, momentsOf, type Saver } from './keep.js';
import { ofSite, ownOf, rowOf, type PurchaseRow, type Who } from './rows.js';
import { summaryOf } from './summary.js';
import { wordsOf } from '@forecourt/words';
import { checkoutServerWords } from '../words/checkoutServerWords.js';
import { worded } from '../words/worded.js';

export interface PurchasesOptions {
  readonly db: Db;
  readonly leads: Pick<Leads, 'take' | 'advance'>;
  readonly reservations: Pick<Reservations, 'configOf' | 'start' | 'viewById' | 'idOf'>;
  readonly now: () => number;
}

/** So many purchases of an account are listed. */
const MOST_OWN = 20;
const AGREED = worded('purchase.begun');

/** Vehicles that shoppers buy online, as far as they have got (BUY-03). */
export class Purchases {
  private readonly options: PurchasesOptions;
  constructor(options: PurchasesOptions) {
    this.options = options;
  }

  /** The options of a site where vehicles can be bought online now: switched on, and deposits can be paid. */
  configOf(site: ConfiguredSite): PurchaseConfig | undefined {
    const config = findSection(site, purchaseSection);
    return config?.isOn && this.options.reservations.configOf(site) ? config : undefined;
  }

  /** Somebody's own purchase of a vehicle. */
  async own(site: ConfiguredSite, vehicleId: string, who: Who): Promise<PurchaseRow | undefined> {
    const { db, now } = this.options;
    return rowOf(await ownOf(db, site.slug, vehicleId, who, now()).executeTakeFirst());
  }

  /** What an account is buying, the latest first. */
  async ofAccount(site: ConfiguredSite, shopper: string): Promise<OwnPurchase[]> {
    const { db, now } = this.options;
    const rows = await ofSite(db, site.slug, now())
      .select(['vehicle_name', 'changed_at'])
      .where('shopper', '=', shopper)
      .orderBy('changed_at', 'desc')
      .limit(MOST_OWN)
      .execute();
    return Promise.all(
      rows.map(async ({ vehicle_name, changed_at, ...row }) => {
        const known = rowOf(row);
        const deposit = await this.deposit(site, known);
        return {
          ...{ vehicle_slug: row.vehicle_slug, vehicle_name, changed_at: changed_at.getTime() },
          step: openStep(answeredSteps(known?.progress ?? {})),
          ...(deposit && { deposit: deposit.state }),
        };
      }),
    );
  }

  /** The purchase whose deposit a link's token opens. */
  async byToken(site: ConfiguredSite, token: string): Promise<PurchaseRow | undefined> {
    const { db, now, reservations } = this.options;
    const id = await reservations.idOf(site, token);
    if (id === undefined) return undefined;
    return rowOf(await ofSite(db, site.slug, now()).where('reservation_id', '=', id).executeTakeFirst());
  }

  /** The state of a purchase's deposit; undefined before one was begun. */
  deposit(site: ConfiguredSite, row: PurchaseRow | undefined): Promise<ReservationView | undefined> {
    const id = row?.reservation_id ?? undefined;
    return id === undefined ? Promise.resolve(undefined) : this.options.reservations.viewById(site, id);
  }

  /** Keeps what was typed into a step that is left before it is whole. */
  async saveDraft(
    site: ConfiguredSite,
    vehicle: Vehicle,
    who: Saver,
    step: SavedStep,
    values: Readonly<Record<string, string>>,
  ): Promise<void> {
    await this.change(site, vehicle, who, (progress) => ({
      ...progress,
      drafts: { ...progress.drafts, [step]: values },
    }));
  }

  /**
   * Takes the shopper's details. The first ones store the lead, in one transaction with what is kept of the purchase.
   */
  async saveDetails(site: ConfiguredSite, vehicle: Vehicle, who: Saver, details: Buyer, origin: Origin): Promise<void> {
    const { db, leads } = this.options;
    const begun = await this.change(site, vehicle, who, (progress) => progress);
    if (begun.lead_id === null) {
      const progress = withAnswer(begun.progress, 'details', details);
      const say = wordsOf(site, checkoutServerWords);
      const lead = firstLead(begun, details, summaryOf(site, vehicle, progress, this.options.now()), origin, say);
      try {
        const besides = async (trx: Transaction<Tables>, { leadId }: NewLead) => {
          await trx
            .updateTable('purchases')
            .set({ lead_id: leadId, progress: JSON.stringify(progress) })
            .where('site', '=', site.slug)
            .where('id', '=', begun.id)
            .execute();
        };
        await leads.take(site, lead, undefined, besides, { hasOwnMails: true });
        return;
      } catch (error) {
        // the same purchase became a lead at this very moment, with other words: these are written over them
        if (!(error instanceof Refusal) || error.statusCode !== 409) throw error;
      }
    }
    const row = await this.answer(site, vehicle, who, 'details', details);
    if (row.lead_id !== null)
      await db.transaction().execute((trx) => noteNews(trx, site.slug, row.lead_id ?? '', details, this.options.now()));
  }

  /** Takes the answer of a later step; the lead says it, too. */
  async saveAnswer<Step extends Exclude<SavedStep, 'details'>>(
    site: ConfiguredSite,
    vehicle: Vehicle,
    who: Saver,
    step: Step,
    answer: Answers[Step],
  ): Promise<void> {
    await this.answer(site, vehicle, who, step, answer);
  }

  /**
   * Agrees to the summary and begins the deposit, by the mechanism of reservations: one shopper holds the vehicle, and
   * the same purchase is never charged twice. The balance must be the one that the shopper read.
   */
  async order(
    site: ConfiguredSite,
    vehicle: Vehicle,
    who: Saver,
    visitor: ReservingVisitor,
    order: PurchaseOrder,
  ): Promise<{ view: ReservationView; isNew: boolean }> {
    const { db, now, reservations, leads } = this.options;
    const config = this.configOf(site);
    const row = await this.own(site, vehicle.id, who);
    const { details } = row?.progress ?? {};
    if (!config || !row || !details || openStep(answeredSteps(row.progress)) !== 'summary')
      throw new Refusal(409, worded('purchase.lacksAnswers'));
    const begun = await this.deposit(site, row);
    // led to the same payment, however often and from whatever device
    if (begun && isLive(begun.state)) return { view: begun, isNew: false };
    const summary = summaryOf(site, vehicle, row.progress, now());
    if (summary.balance_cents !== order.balance_cents) throw new Refusal(409, worded('purchase.amountsChanged'));
    const { idempotency_key, url, user_agent } = order;
    const { name, last_name, email, phone, message } = details;
    const { text, version } = purchaseAgreement(config, wordsOf(site, checkoutDomainWords));
    const at = now();
    const orders = row.orders + 1;
    // store what was agreed to before anything can be charged for it
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('purchases')
        .set({ orders, agreed: JSON.stringify({ ...summary, at, text, version }), ...momentsOf(config, at) })
        .where('site', '=', site.slug)
        .where('id', '=', row.id)
        .execute();
      await noteAgreement(trx, site.slug, {
        email,
        phone,
        purpose: numbered('purchase', orders),
        wording: text,
        version,
        source: row.lead_id ?? row.id,
        given_at: new Date(at).toISOString(),
      });
    });
    const words = {
      name,
      last_name,
      email,
      phone,
      message,
      opt_in: false,
      agreed: true as const,
      agreed_text: text.slice(0, 500),
    };
    const { view, isNew, id } = await reservations.start(
      site,
      vehicle,
      { ...words, idempotency_key, vehicle_slug: vehicle.slug, url, user_agent },
      visitor,
      row.id,
    );
    await db
      .updateTable('purchases')
      .set({ reservation_id: id })
      .where('site', '=', site.slug)
      .where('id', '=', row.id)
      .execute();
    if (row.lead_id !== null)
      await leads.advance(site, row.lead_id, (known) => ({
        enquiry: laterLead(known, row, row.progress, summary, wordsOf(site, checkoutServerWords), {
          agreed: text,
          subcategory: SUBCATEGORY.purchaseAgreed,
        }),
        stage: numbered('agreed', orders),
      }));
    return { view, isNew };
  }

  /** Reports what became of the deposit in the purchase's own lead. False where there is none any more. */
  async report(site: ConfiguredSite, id: string, step: NotifiedStep): Promise<boolean> {
    const row = await this.options.db
      .selectFrom('purchases')
      .select(['lead_id', 'orders'])
      .where('site', '=', site.slug)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!row?.lead_id) return false;
    // the lead's summary has reported this already
    if (step === 'started') return true;
    const { subcategory, stage } = STAGES[step];
    const next = (known: StoredEnquiry) => ({ enquiry: { ...known, subcategory }, stage: numbered(stage, row.orders) });
    return (await this.options.leads.advance(site, row.lead_id, next)) !== undefined;
  }

  private async answer<Step extends SavedStep>(
    site: ConfiguredSite,
    vehicle: Vehicle,
    who: Saver,
    step: Step,
    answer: Answers[Step],
  ): Promise<PurchaseRow> {
    const row = await this.change(site, vehicle, who, (progress) => withAnswer(progress, step, answer));
    if (row.lead_id !== null) {
      const summary = summaryOf(site, vehicle, row.progress, this.options.now());
      await this.options.leads.advance(site, row.lead_id, (known) => ({
        enquiry: laterLead(known, row, row.progress, summary, wordsOf(site, checkoutServerWords)),
      }));
    }
    return row;
  }

  /** Changes somebody's own purchase, which begins here where there is none. */
  private async change(
    site: ConfiguredSite,
    vehicle: Vehicle,
    who: Saver,
    change: (progress: Progress) => Progress,
  ): Promise<PurchaseRow> {
    const config = this.configOf(site);
    if (!config) throw new Refusal(404, worded('purchase.notHere'));
    const deposit = await this.deposit(site, await this.own(site, vehicle.id, who));
    if (deposit && isLive(deposit.state)) throw new Refusal(409, AGREED);
    const { db, now } = this.options;
    const at = now();
    return db
      .transaction()
      .execute((trx) => changeOwn(trx, { site, vehicle, who, now: at, moments: momentsOf(config, at) }, change));
  }
}

export const purchasesPort = portRef<Purchases>('checkout/purchases');

const numbered = (stage: string, order: number): string => (order > 1 ? `${stage}-${order}` : stage);

/** The tick for news may be set, or taken away again, while the purchase goes on. */
async function noteNews(
  trx: Transaction<Tables>,
  site: string,
  lead: string,
  buyer: Buyer,
  now: number,
): Promise<void> {
  const { opt_in: isGiven, opt_in_text: wording, opt_in_version: version = '', email, phone } = buyer;
  if (isGiven && wording)
    return noteAgreement(trx, site, {
      email,
      phone,
      purpose: 'marketing',
      wording,
      version,
      source: lead,
      given_at: new Date(now).toISOString(),
    });
  await trx
    .deleteFrom('consents')
    .where('site', '=', site)
    .where('purpose', '=', 'marketing')
    .where('source', '=', lead)
    .execute();
}
