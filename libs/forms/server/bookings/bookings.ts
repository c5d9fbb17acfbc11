import { randomUUID } from 'node:crypto';
import { Refusal } from '@forecourt/contracts/api';
import { lockNames, sql, type Db, type Keys, type Tables, type Transaction } from '@forecourt/service/database';
import { CATEGORY, type StoredEnquiry } from '@forecourt/enquiry';
import type { BookingView } from '@forecourt/forms/domain';
import {
  askerMarks,
  isFull,
  keyedHash,
  sendCounts,
  withoutNetwork,
  type KeyedHash,
  type Person,
  type SendCounts,
} from '@forecourt/service/privacy';
import { portRef } from '@forecourt/service';
import { sectionOf, takenDays, vehicleSection, type AppointmentDay } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { offersTestDrive, vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { calendarOf } from './calendarOf.js';
import { freeTimes, offeredDays, placeOf } from './freeTimes.js';
import { isOf } from './personalBookings.js';
import { queueMails, queueNote, type QueueMessages } from './queued.js';
import { ofSite, type BookingRow } from './rows.js';
import { freeMoment, offeredMoment, takeSlot, type WantedSlot } from './slots.js';
import { accountToken, hashOf, newToken, readAccountToken } from './tokens.js';
import { viewOf } from './view.js';
import { referenceOf } from './words.js';
import { formsServerWords } from '../words/formsServerWords.js';
import type { FormsServerSay } from '../words/say.js';

export interface BookingsOptions {
  readonly db: Db;
  /** Key of the installation, by which links of accounts are signed. */
  readonly key: Keys;
  /** Queues what the shopper is written. */
  readonly queue: QueueMessages;
  readonly originOf: (site: ConfiguredSite) => string;
  /** Called after a commit that leaves work in the outbox. */
  readonly onCommit?: () => void;
  readonly now: () => number;
}

/** Test drives that an account's page has at most. */
const MOST = 50;
/** Test drives that one shopper may have before them: each takes a time from all others. */
const MOST_OPEN = 2;
/** For so long a network counts: many shoppers are behind one of a phone company. */
const NETWORK_MS = 24 * 3_600_000;

/** The enquiry by which a test drive is booked. */
export interface BookingLead {
  readonly site: ConfiguredSite;
  readonly leadId: string;
  readonly enquiry: StoredEnquiry;
  readonly vehicle: Vehicle | undefined;
  /** Block of addresses of the network that sends it. */
  readonly network?: string | undefined;
}

/** Test drives at times of their places: two shoppers never get one time (FORM-06, API-04). */
export class Bookings {
  private readonly options: BookingsOptions;
  private readonly hashAsker: KeyedHash;
  private readonly sends: SendCounts;
  constructor(options: BookingsOptions) {
    this.options = options;
    this.hashAsker = keyedHash(options.key, 'askers of bookings');
    this.sends = sendCounts(options.key);
  }

  /** When a test drive of a vehicle can be booked: no days where none is offered or the place names no hours. */
  async timesOf(
    site: ConfiguredSite,
    vehicle: Vehicle,
  ): Promise<{ place: string; zone: string; days: AppointmentDay[]; taken: AppointmentDay[] }> {
    const place = placeOf(site, vehicle.location?.slug);
    if (!place || !offersTestDrive(vehicle, sectionOf(site, vehicleSection)))
      return {
        place: place?.name ?? site.site.name,
        zone: place?.time_zone ?? site.site.timeZone,
        days: [],
        taken: [],
      };
    const now = this.options.now();
    const days = await freeTimes(this.options.db, site, { place, vehicleId: vehicle.id, now });
    const taken = takenDays(offeredDays(site, place, now), days);
    return { place: place.name, zone: place.time_zone, days, taken };
  }

  /**
   * Throws a Refusal for an enquiry whose time is taken or not offered. Called before anything is written: of many who
   * want one time, those who come after it was given cost the database one look, and take no lock.
   */
  async refuseTaken(
    trx: Transaction<Tables>,
    { site, enquiry, vehicle }: Pick<BookingLead, 'site' | 'enquiry' | 'vehicle'>,
  ): Promise<void> {
    const wanted = wantedOf(site, enquiry, vehicle, this.options.now());
    if (wanted) await freeMoment(trx, site, wanted);
  }

  /**
   * Books the time that an enquiry names, in the transaction of its lead: neither is stored without the other. An
   * enquiry that names a day alone, whose place has no times, or that a captcha service does not take for a person's,
   * stays words for the dealer: false. Throws a Refusal, also for a shopper who has two before them.
   */
  async book(trx: Transaction<Tables>, { site, leadId, enquiry, vehicle, network }: BookingLead): Promise<boolean> {
    const now = this.options.now();
    const wanted = wantedOf(site, enquiry, vehicle, now);
    if (!vehicle || !wanted) return false;
    const { place } = wanted;
    const bookingId = randomUUID();
    const startsAt = await offeredMoment(trx, site, wanted);
    const marks = askerMarks(this.hashAsker, { email: enquiry.email, phone: enquiry.phone, network });
    await refuseFull(trx, site, marks, now);
    const token = newToken();
    await trx
      .insertInto('bookings')
      .values({
        id: bookingId,
        site: site.slug,
        stock_owner: site.stockOwner,
        lead_id: leadId,
        idempotency_key: enquiry.idempotency_key,
        vehicle_id: vehicle.id,
        vehicle_slug: vehicle.slug,
        vehicle_name: vehicleTitle(vehicle),
        location: place.slug,
        state: 'booked',
        starts_at: new Date(startsAt),
        minutes: site.site.appointments.everyMinutes,
        sequence: 0,
        name: enquiry.name,
        email: enquiry.email,
        phone: enquiry.phone ?? null,
        token_hash: hashOf(token),
        asker_marks: marks,
        created_at: new Date(now),
        changed_at: new Date(now),
      })
      .execute();
    await takeSlot(trx, site, bookingId, wanted);
    // the dealer reads that the time is taken, and by what name the shopper knows it
    const booking = JSON.stringify({ booking: referenceOf(bookingId) });
    await trx
      .updateTable('leads')
      .set({ payload: sql`payload || ${booking}::jsonb` })
      .where('site', '=', site.slug)
      .where('id', '=', leadId)
      .execute();
    // the booking is the dealer's to confirm where the address has had its mails for today
    if ((await this.sends.following(trx, now, enquiry.email)) > 0) return true;
    const version = { site: site.slug, id: bookingId, sequence: 0, token };
    await queueMails(trx, this.options.queue, version, { kind: 'booking-confirmed', startsAt, now });
    return true;
  }

  /** A booking by its link; undefined for a link of another site, or of none. */
  async byToken(site: ConfiguredSite, token: string): Promise<BookingView | undefined> {
    const row = await this.rowsOf(this.options.db, site, token).executeTakeFirst();
    return row && this.view(site, row);
  }

  /** The test drive that a lead booked, with a link, as long as it is ahead. */
  async ofLead(site: ConfiguredSite, leadId: string): Promise<(BookingView & { token: string }) | undefined> {
    const { db, key, now } = this.options;
    const row = await ofSite(db, site.slug).where('lead_id', '=', leadId).executeTakeFirst();
    if (!row) return undefined;
    const place = site.site.locations.find(({ slug }) => slug === row.location);
    const view = viewOf(row, { site, place, days: [], now: now() });
    return view.state === 'booked' ? { ...view, token: accountToken(row.id, key) } : undefined;
  }

  /**
   * Test drives under the proven addresses of an account, the next first, then those that are over; each with a link.
   */
  async ofAccount(site: ConfiguredSite, person: Person): Promise<(BookingView & { token: string })[]> {
    const { db, key, now } = this.options;
    const rows = await ofSite(db, site.slug).where(isOf(person)).orderBy('starts_at', 'desc').limit(MOST).execute();
    const views = rows.map((row) => {
      const place = site.site.locations.find(({ slug }) => slug === row.location);
      return { ...viewOf(row, { site, place, days: [], now: now() }), token: accountToken(row.id, key) };
    });
    const isAhead = ({ state }: BookingView) => state === 'booked';
    return [...views.filter(isAhead).reverse(), ...views.filter((view) => !isAhead(view))];
  }

  /** The calendar file of a booking in its present state. */
  async calendar(site: ConfiguredSite, token: string): Promise<string | undefined> {
    const row = await this.rowsOf(this.options.db, site, token).executeTakeFirst();
    return row && calendarOf(row, site, this.options.originOf(site));
  }

  /** Moves a booking to another free time; the old one is free at once. The same time again changes nothing. */
  move(site: ConfiguredSite, token: string, dateTime: string): Promise<BookingView | undefined> {
    return this.change(site, { token }, async (trx, row, now) => {
      if (row.state === 'cancelled') throw new Refusal(409, sayOn(site)('booking.wasCancelled'));
      const place = site.site.locations.find(({ slug }) => slug === row.location);
      if (!place) throw new Refusal(409, sayOn(site)('booking.notMovable'));
      const wanted = { place, vehicleId: row.vehicle_id, dateTime, now };
      const startsAt = await offeredMoment(trx, site, wanted);
      if (startsAt === row.starts_at.getTime()) return undefined;
      await takeSlot(trx, site, row.id, wanted);
      await free(trx, row);
      return { state: 'booked', starts_at: new Date(startsAt), minutes: site.site.appointments.everyMinutes };
    });
  }

  /** Gives a booking up; its time is free at once. */
  cancel(site: ConfiguredSite, token: string): Promise<BookingView | undefined> {
    return this.change(site, { token }, async (trx, row) => {
      if (row.state === 'cancelled') return undefined;
      await free(trx, row);
      return { state: 'cancelled' };
    });
  }

  /**
   * The dealer calls a test drive off: its time is free at once, the shopper gets a mail. `alongside` is done in
   * the same transaction, first; when it answers false nothing is done. Throws a Refusal for what is over or
   * cancelled already.
   */
  async callOff(
    site: ConfiguredSite,
    id: string,
    alongside: (trx: Transaction<Tables>) => Promise<boolean>,
  ): Promise<void> {
    const found = await this.change(site, { id }, async (trx, row) => {
      if (!(await alongside(trx))) return undefined;
      if (row.state === 'cancelled') throw new Refusal(409, sayOn(site)('booking.driveCancelled'));
      await free(trx, row);
      return { state: 'cancelled' };
    });
    if (!found) throw new Refusal(404, sayOn(site)('booking.notFound'));
  }

  /** Changes a booking, one change after the other, and queues its messages in the same transaction. */
  private async change(
    site: ConfiguredSite,
    whose: { readonly token: string; readonly id?: never } | { readonly id: string; readonly token?: never },
    next: (
      trx: Transaction<Tables>,
      row: BookingRow,
      now: number,
    ) => Promise<(Pick<BookingRow, 'state'> & Partial<BookingRow>) | undefined>,
  ): Promise<BookingView | undefined> {
    const now = this.options.now();
    const row = await this.options.db.transaction().execute(async (trx) => {
      const { token } = whose;
      const one =
        token === undefined ? ofSite(trx, site.slug).where('id', '=', whose.id) : this.rowsOf(trx, site, token);
      const found = await one.forUpdate().executeTakeFirst();
      if (!found) return undefined;
      if (found.state === 'booked' && found.starts_at.getTime() <= now)
        throw new Refusal(409, sayOn(site)(token === undefined ? 'booking.hasBegun' : 'booking.hasBegunCallUs'));
      const values = await next(trx, found, now);
      if (!values) return found;
      const changed = { ...found, ...values, sequence: found.sequence + 1, changed_at: new Date(now) };
      const { state, starts_at, minutes, sequence, changed_at } = changed;
      await trx
        .updateTable('bookings')
        .set({ state, starts_at, minutes, sequence, changed_at })
        .where('id', '=', found.id)
        .where('site', '=', site.slug)
        .execute();
      const kind =
        state !== 'cancelled' ? 'booking-moved' : token === undefined ? 'booking-called-off' : 'booking-cancelled';
      const version = { site: site.slug, id: found.id, sequence, token };
      await queueMails(trx, this.options.queue, version, { kind, startsAt: starts_at.getTime(), now });
      await queueNote(trx, version);
      return changed;
    });
    if (!row) return undefined;
    this.options.onCommit?.();
    return this.view(site, row);
  }

  /** By the link of a mail, or by one that an account was shown. */
  private rowsOf(db: Db | Transaction<Tables>, { slug }: ConfiguredSite, token: string) {
    const id = readAccountToken(token, this.options.key);
    const rows = ofSite(db, slug);
    return id === undefined ? rows.where('token_hash', '=', hashOf(token)) : rows.where('id', '=', id);
  }

  private async view(site: ConfiguredSite, row: BookingRow): Promise<BookingView> {
    const now = this.options.now();
    const place = site.site.locations.find(({ slug }) => slug === row.location);
    const isMovable = place && row.state === 'booked' && row.starts_at.getTime() > now;
    const days = isMovable ? await freeTimes(this.options.db, site, { place, vehicleId: row.vehicle_id, now }) : [];
    const taken = isMovable ? takenDays(offeredDays(site, place, now), days) : [];
    return viewOf(row, { site, place, days, taken, now });
  }
}

/** The time that an enquiry is to book; undefined for one that stays words for the dealer. */
function wantedOf(
  site: ConfiguredSite,
  enquiry: StoredEnquiry,
  vehicle: Vehicle | undefined,
  now: number,
): WantedSlot | undefined {
  const { date_time: dateTime = '' } = enquiry;
  if (enquiry.category !== CATEGORY.testDrive || !vehicle || !dateTime.includes('T')) return undefined;
  // a program takes no times from people: the dealer reads the enquiry and calls
  if (enquiry.checks?.includes('unverified')) return undefined;
  const place = placeOf(site, vehicle.location?.slug);
  if (!place || !offersTestDrive(vehicle, sectionOf(site, vehicleSection))) return undefined;
  if (offeredDays(site, place, now).length === 0) return undefined;
  return { place, vehicleId: vehicle.id, dateTime, now };
}

const sayOn = (site: ConfiguredSite): FormsServerSay => wordsOf(site, formsServerWords);

/** Throws a Refusal for a shopper who has `MOST_OPEN` test drives before them; those who come at once take turns. */
async function refuseFull(trx: Transaction<Tables>, site: ConfiguredSite, marks: string[], now: number) {
  const { stockOwner } = site;
  await lockNames(
    trx,
    marks.map((mark) => `bookings ${stockOwner} ${mark}`),
  );
  const rows = await trx
    .selectFrom('bookings')
    .select(['asker_marks', 'created_at'])
    .where('stock_owner', '=', stockOwner)
    .where('state', '=', 'booked')
    .where('starts_at', '>', new Date(now))
    .execute();
  const open = rows.map(({ asker_marks: others, created_at: at }) =>
    at.getTime() > now - NETWORK_MS ? others : withoutNetwork(others),
  );
  if (!isFull(open, marks, MOST_OPEN)) return;
  const message = sayOn(site)('booking.twoBooked');
  throw new Refusal(409, message, [{ field: 'date_time', message }]);
}

const free = (trx: Transaction<Tables>, { id, starts_at }: BookingRow) =>
  trx.deleteFrom('booking_slots').where('booking_id', '=', id).where('starts_at', '=', starts_at).execute();

export const bookingsPort = portRef<Bookings>('bookings/bookings');
