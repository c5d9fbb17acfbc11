import type { AccountsTables } from './accounts.js';
import type { AlertsTables } from './alerts.js';
import type { BookingsTables } from './bookings.js';
import type { CheckoutTables } from './checkout.js';
import type { DealersTables } from './dealers.js';
import type { DeskTables } from './desk.js';
import type { InstallationTables } from './installation.js';
import type { LeadsTables } from './leads.js';
import type { QueueTables } from './queue.js';
import type { StockTables } from './stock.js';

export type * from './accounts.js';
export type * from './alerts.js';
export type * from './bookings.js';
export type * from './checkout.js';
export type { Json, Moment } from './columns.js';
export type * from './dealers.js';
export type * from './desk.js';
export type * from './installation.js';
export type * from './leads.js';
export type * from './queue.js';
export type * from './stock.js';

/** Every table by its name. */
export interface Tables
  extends
    AccountsTables,
    AlertsTables,
    BookingsTables,
    CheckoutTables,
    DealersTables,
    DeskTables,
    InstallationTables,
    LeadsTables,
    QueueTables,
    StockTables {}
