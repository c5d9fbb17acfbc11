import type { Db, Keys, Tables, Transaction } from '@forecourt/service/database';
import type { AlertEvery } from '@forecourt/enquiry';
import type { QueuedMessage } from '@forecourt/service/messages';
import { portRef } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Account } from '../accounts/accounts.js';
import { WATCHLIST_LIMIT } from '../accounts/watchlists.js';
import { noteConsent, type Consent } from './consents.js';
import { joinAddress, joinShoppers, ofShopper } from './joining.js';
import { hasWatchlist, optionsOf } from './options.js';
import { requestAlerts, type AlertRequest, type RequestOutcome } from './requests.js';
import { addSearches, addVehicles, byLink, ofSite, type Subscriber, type Wanted, type WantedSearch } from './rows.js';
import { hashOf, linkToken, newId, readLink } from './tokens.js';

export interface AlertsOptions {
  readonly db: Db;
  /** Key of the installation, by which links are signed. */
  readonly key: Keys;
  readonly messages: {
    queue(trx: Transaction<Tables>, messages: readonly QueuedMessage[]): Promise<void>;
    wake(): void;
  };
  readonly now: () => number;
}

/** What a subscriber gets messages about. */
export interface Subscription {
  readonly token: string;
  readonly prices: boolean;
  readonly matches: boolean;
  readonly every: AlertEvery;
  /** Without an account; those of accounts are in the watchlist. */
  readonly vehicleIds: readonly string[];
  readonly searches: readonly { readonly id: string; readonly href: string; readonly text: string }[];
  /** Of an account: its page has the rest. */
  readonly isAccount: boolean;
}

export interface SubscriptionChange {
  readonly prices?: boolean | undefined;
  readonly matches?: boolean | undefined;
  readonly every?: AlertEvery | undefined;
  readonly removeVehicle?: string | undefined;
  readonly removeSearch?: string | undefined;
}

const STOPPED: Consent = { wording: 'Stopped by the shopper.', version: '' };

/** Messages about saved vehicles and searches, to those who agreed to them: with an account, or by a confirmed link. */
export class Alerts {
  readonly #options: AlertsOptions;
  constructor(options: AlertsOptions) {
    this.#options = options;
  }

  get #at(): Date {
    return new Date(this.#options.now());
  }

  /** Sends a link that confirms the request of an address; until then no messages are sent, and nothing is shown. */
  async request(site: ConfiguredSite, request: AlertRequest): Promise<RequestOutcome> {
    const outcome = await requestAlerts(this.#options, site, request);
    if (outcome.isSent) this.#options.messages.wake();
    return outcome;
  }

  /**
   * Does what a link confirms, once; answers with the subscriber's own link. Undefined for one that is used or ended.
   */
  confirm(site: ConfiguredSite, token: string): Promise<string | undefined> {
    const { db, key } = this.#options;
    const at = this.#at;
    return db.transaction().execute(async (trx) => {
      const row = await trx
        .deleteFrom('alert_requests')
        .where('site', '=', site.slug)
        .where('token_hash', '=', hashOf(token))
        .where('expires_at', '>', at)
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      const wanted = row.wanted as unknown as Wanted;
      const subscriber = await this.#ofEmail(trx, site, row.email, wanted.every);
      await addVehicles(trx, subscriber, wanted.vehicleIds, at);
      await addSearches(trx, subscriber, wanted.searches, at);
      await this.#turn(trx, subscriber, {
        prices: wanted.vehicleIds.length > 0 || subscriber.tells_prices,
        matches: wanted.searches.length > 0 || subscriber.tells_matches,
        every: wanted.every,
      });
      const { wording, version } = row;
      await noteConsent(
        trx,
        site.slug,
        { email: row.email, phone: null },
        { purpose: 'alerts', wording, version, source: `alerts:${row.id}`, at },
      );
      return linkToken(site.slug, subscriber.id, key);
    });
  }

  /** The subscription behind a link; undefined if the link is of another site or unknown, or its subscriber stopped. */
  async byToken(site: ConfiguredSite, token: string): Promise<Subscription | undefined> {
    const found = await this.#byToken(this.#options.db, site, token);
    return found && this.#view(found);
  }

  /** Changes the subscription behind a link. */
  async change(site: ConfiguredSite, token: string, change: SubscriptionChange): Promise<Subscription | undefined> {
    const changed = await this.#options.db.transaction().execute(async (trx) => {
      const found = await this.#byToken(trx, site, token);
      if (found) await this.#apply(trx, found, change);
      return found !== undefined;
    });
    return changed ? this.byToken(site, token) : undefined;
  }

  /**
   * Stops everything at once. Of an account the searches stay; of an address nothing does. False for no link of ours.
   */
  async stop(site: ConfiguredSite, token: string): Promise<boolean> {
    const { db, key } = this.#options;
    if (readLink(site.slug, token, key) === undefined) return false;
    await db.transaction().execute(async (trx) => {
      const found = await this.#byToken(trx, site, token);
      // stopped already: a repeated request gets the same answer
      if (!found) return;
      const giver = found.shopper === null ? { email: found.email, phone: null } : await addressesOf(trx, found);
      await noteConsent(trx, site.slug, giver, {
        ...STOPPED,
        purpose: 'alerts-stopped',
        source: `alerts:${newId()}`,
        at: this.#at,
      });
      if (found.shopper !== null) await this.#turn(trx, found, { prices: false, matches: false });
      else await trx.deleteFrom('alert_subscribers').where('site', '=', site.slug).where('id', '=', found.id).execute();
    });
    return true;
  }

  /** The subscription of an account; one without a subscriber gets no messages. */
  async ofAccount(site: ConfiguredSite, { id }: Pick<Account, 'id'>): Promise<Subscription> {
    const found = await ofSite(this.#options.db, site.slug).where('shopper', '=', id).executeTakeFirst();
    if (found) return this.#view(found);
    const { alertsEvery: every } = optionsOf(site);
    return { token: '', prices: false, matches: false, every, vehicleIds: [], searches: [], isAccount: true };
  }

  /** Switches messages of an account on or off; what is switched on needs the words that were agreed to. */
  async changeAccount(
    site: ConfiguredSite,
    account: Account,
    change: SubscriptionChange,
    consent: Consent | undefined,
  ): Promise<Subscription> {
    const at = this.#at;
    await this.#options.db.transaction().execute(async (trx) => {
      const found = await this.#ofAccount(trx, site, account.id);
      const [had, has] = [found.tells_prices || found.tells_matches, change.prices ?? found.tells_prices] as const;
      await this.#apply(trx, found, change);
      const isOn = has || (change.matches ?? found.tells_matches);
      const source = `alerts:${newId()}`;
      if (consent && isOn) await noteConsent(trx, site.slug, account, { ...consent, purpose: 'alerts', source, at });
      if (had && !isOn)
        await noteConsent(trx, site.slug, account, { ...STOPPED, purpose: 'alerts-stopped', source, at });
    });
    return this.ofAccount(site, account);
  }

  /** Keeps searches in an account; how many found no room. */
  saveSearches(site: ConfiguredSite, account: Account, searches: readonly WantedSearch[]): Promise<number> {
    return this.#options.db
      .transaction()
      .execute(async (trx) => addSearches(trx, await this.#ofAccount(trx, site, account.id), searches, this.#at));
  }

  /** What an address subscribed to joins the account that proved the address. */
  async join(site: ConfiguredSite, { id: shopper, email }: Account): Promise<void> {
    if (email === null) return;
    const room = { watchlistLimit: hasWatchlist(site) ? WATCHLIST_LIMIT : undefined };
    await this.#options.db.transaction().execute((trx) => joinAddress(trx, site.slug, { email, shopper }, room));
  }

  /** For `Accounts.onJoin`. */
  static readonly joinShoppers = joinShoppers;

  #ofAccount = (trx: Transaction<Tables>, site: ConfiguredSite, shopper: string) =>
    ofShopper(trx, site.slug, shopper, { every: optionsOf(site).alertsEvery, at: this.#at });

  /** The subscriber of an address: of its account where it has one. */
  async #ofEmail(
    trx: Transaction<Tables>,
    site: ConfiguredSite,
    email: string,
    every: AlertEvery,
  ): Promise<Subscriber> {
    const at = this.#at;
    const account = await trx
      .selectFrom('shoppers')
      .select('id')
      .where('site', '=', site.slug)
      .where('email', '=', email)
      .executeTakeFirst();
    if (account) return this.#ofAccount(trx, site, account.id);
    await trx
      .insertInto('alert_subscribers')
      .values({
        site: site.slug,
        id: newId(),
        email,
        shopper: null,
        tells_prices: false,
        tells_matches: false,
        every,
        since: at,
        searched_at: null,
        created_at: at,
      })
      .onConflict((conflict) => conflict.columns(['site', 'email']).doNothing())
      .execute();
    return ofSite(trx, site.slug).where('email', '=', email).forUpdate().executeTakeFirstOrThrow();
  }

  async #byToken(db: Db | Transaction<Tables>, site: ConfiguredSite, token: string): Promise<Subscriber | undefined> {
    const id = readLink(site.slug, token, this.#options.key);
    return id === undefined ? undefined : byLink(db, site.slug, id).executeTakeFirst();
  }

  async #apply(trx: Transaction<Tables>, found: Subscriber, change: SubscriptionChange): Promise<void> {
    const { removeVehicle, removeSearch, ...switches } = change;
    const rowsOf = (table: 'alert_vehicles' | 'alert_searches') =>
      trx.deleteFrom(table).where('site', '=', found.site).where('subscriber', '=', found.id);
    if (removeVehicle !== undefined)
      await rowsOf('alert_vehicles')
        .where('vehicle_id' as never, '=', removeVehicle as never)
        .execute();
    if (removeSearch !== undefined)
      await rowsOf('alert_searches')
        .where('id' as never, '=', removeSearch as never)
        .execute();
    await this.#turn(trx, found, switches);
  }

  async #turn(
    trx: Transaction<Tables>,
    found: Subscriber,
    { prices = found.tells_prices, matches = found.tells_matches, every = found.every }: SubscriptionChange,
  ): Promise<void> {
    const at = this.#at;
    await trx
      .updateTable('alert_subscribers')
      .set({
        tells_prices: prices,
        tells_matches: matches,
        every,
        ...(prices && !found.tells_prices ? { since: at } : {}),
      })
      .where('site', '=', found.site)
      .where('id', '=', found.id)
      .execute();
    // vehicles that came in while messages were off are not news
    if (matches && !found.tells_matches)
      await trx
        .updateTable('alert_searches')
        .set({ looked_at: at })
        .where('site', '=', found.site)
        .where('subscriber', '=', found.id)
        .execute();
  }

  async #view(found: Subscriber): Promise<Subscription> {
    const { db, key } = this.#options;
    const { site, id } = found;
    const searches = await db
      .selectFrom('alert_searches')
      .select(['id', 'href', 'words as text'])
      .where('site', '=', site)
      .where('subscriber', '=', id)
      .orderBy('saved_at', 'desc')
      .orderBy('id')
      .execute();
    const vehicles = await db
      .selectFrom('alert_vehicles')
      .select('vehicle_id')
      .where('site', '=', site)
      .where('subscriber', '=', id)
      .orderBy('saved_at', 'desc')
      .orderBy('vehicle_id')
      .execute();
    return {
      token: linkToken(site, id, key),
      prices: found.tells_prices,
      matches: found.tells_matches,
      every: found.every,
      vehicleIds: vehicles.map((row) => row.vehicle_id),
      searches,
      isAccount: found.shopper !== null,
    };
  }
}

const addressesOf = async (trx: Transaction<Tables>, { site, shopper }: Subscriber) =>
  (await trx
    .selectFrom('shoppers')
    .select(['email', 'phone'])
    .where('site', '=', site)
    .where('id', '=', shopper ?? '')
    .executeTakeFirst()) ?? { email: null, phone: null };

export const alertsPort = portRef<Alerts>('garage/alerts');
