import type { Migration } from 'kysely/migration';
import { accounts } from './accounts.js';
import { alerts } from './alerts.js';
import { bookings } from './bookings.js';
import { desk } from './desk.js';
import { events } from './events.js';
import { leads } from './leads.js';
import { outbox } from './outbox.js';
import { privacy } from './privacy.js';
import { purchases } from './purchases.js';
import { reservations } from './reservations.js';
import { stock } from './stock.js';

/** The whole schema of the first release, subject by subject. A table comes after those that it refers to. */
const SUBJECTS = [stock, outbox, leads, events, accounts, reservations, privacy, desk, bookings, purchases, alerts];

export const initial: Migration = {
  async up(db) {
    for (const statement of SUBJECTS.flat()) await statement.execute(db);
  },
};
