import { referenceOf as bookingReference, type Bookings } from '@forecourt/forms/server';
import type { Db } from '@forecourt/service/database';
import { referenceOf } from '@forecourt/checkout/domain';
import type { Reservations } from '@forecourt/checkout/server';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { note, type DeskAct } from '../records/audit.js';
import type { DeskPerson } from '../access/deskPeople.js';
import { siteOf, slugsOf, type DeskSites } from '../access/deskSites.js';

export interface DeskDecisionsOptions {
  readonly db: Db;
  /** Undefined where the service has no test drives. */
  readonly bookings: Pick<Bookings, 'callOff'> | undefined;
  readonly reservations: Pick<Reservations, 'complete' | 'release'>;
  readonly now: () => number;
}

/** What somebody decides, and the key under which it is done once. */
export interface Decision {
  readonly id: string;
  readonly key: string;
}

/**
 * What the dealer's people decide of test drives and reservations, written down in the transaction that does it. False
 * for what is not there, or not theirs to see. Throws what the booking or the reservation has against it.
 */
export class DeskDecisions {
  readonly #options: DeskDecisionsOptions;
  constructor(options: DeskDecisionsOptions) {
    this.#options = options;
  }

  /** Calls a test drive off. */
  async callOff(sites: DeskSites, person: DeskPerson, { id, key }: Decision): Promise<boolean> {
    const site = await this.#find('bookings', sites, person, id);
    const { bookings } = this.#options;
    if (!site || !bookings) return false;
    const about = { id, key, reference: bookingReference(id) };
    await bookings.callOff(site, id, this.#noted(sites, person, 'booking-cancelled', about));
    return true;
  }

  /** The vehicle was bought: its reservation is over, the deposit stays. */
  async complete(sites: DeskSites, person: DeskPerson, { id, key }: Decision): Promise<boolean> {
    const site = await this.#find('reservations', sites, person, id);
    if (!site) return false;
    const about = { id, key, reference: referenceOf(id) };
    await this.#options.reservations.complete(site, id, this.#noted(sites, person, 'reservation-completed', about));
    return true;
  }

  /** Lets a vehicle go before its time: the deposit goes back. */
  async release(sites: DeskSites, person: DeskPerson, { id, key }: Decision): Promise<boolean> {
    const site = await this.#find('reservations', sites, person, id);
    if (!site) return false;
    const about = { id, key, reference: referenceOf(id) };
    await this.#options.reservations.release(site, id, this.#noted(sites, person, 'reservation-released', about));
    return true;
  }

  /** One key is one deed of one thing: the form of another row, or another button of the same, is another. */
  #noted(
    { own }: DeskSites,
    { email: who }: DeskPerson,
    what: DeskAct,
    { id, key, reference }: Decision & { readonly reference: string },
  ): (trx: Parameters<typeof note>[0]) => Promise<boolean> {
    const deed = {
      site: own.slug,
      who,
      what,
      detail: reference,
      key: `${what}:${id}:${key}`,
      at: this.#options.now(),
    };
    return (trx) => note(trx, deed);
  }

  /** The site on which it was made. */
  async #find(
    table: 'bookings' | 'reservations',
    sites: DeskSites,
    { locations }: DeskPerson,
    id: string,
  ): Promise<ConfiguredSite | undefined> {
    let query = this.#options.db
      .selectFrom(table)
      .select('site')
      .where('site', 'in', slugsOf(sites))
      .where('id', '=', id);
    if (locations) query = query.where('location', 'in', locations.length > 0 ? locations : ['']);
    const found = await query.executeTakeFirst();
    return found && siteOf(sites, found);
  }
}
