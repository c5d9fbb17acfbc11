import { referenceOf, type ReservationState, type ReservationView } from '@forecourt/checkout/domain';
import type { Db, Keys, Tables, Transaction } from '@forecourt/service/database';
import type { PaymentStanding } from './payments/paymentPort.js';
import { tokenOf } from './tokens.js';

/** Who reserves, as it is stored. */
export interface Reserver {
  readonly name: string;
  readonly last_name?: string;
  readonly email: string;
  readonly phone: string;
  readonly message?: string;
  readonly opt_in: boolean;
  readonly opt_in_text?: string;
  readonly opt_in_version?: string;
  readonly agreed_text?: string;
  readonly url: string;
  readonly user_agent?: string;
  /** Id of the online purchase whose deposit it is. */
  readonly purchase?: string;
}

export interface PaymentRow {
  readonly provider: string;
  readonly provider_reference: string;
  readonly page_url: string;
  readonly amount_cents: number;
  readonly state: 'open' | 'declined' | 'paid' | 'refund-due' | 'refunded' | 'ended';
}

/** A reservation with its payment. */
export interface ReservationRow {
  readonly id: string;
  readonly site: string;
  readonly stock_owner: string;
  readonly vehicle_id: string;
  readonly stocknum: string;
  readonly vehicle_slug: string;
  readonly vehicle_name: string;
  readonly location: string | undefined;
  readonly state: ReservationState;
  readonly deposit_cents: number;
  readonly shopper: Reserver;
  readonly request_hash: string;
  readonly token_hash: string;
  readonly created_at: Date;
  readonly payable_until: Date;
  readonly held_until: Date | null;
  readonly ended_at: Date | null;
  readonly payment: PaymentRow | undefined;
}

const COLUMNS = [
  'id',
  'reservations.site',
  'stock_owner',
  'vehicle_id',
  'stocknum',
  'vehicle_slug',
  'vehicle_name',
  'location',
  'reservations.state',
  'deposit_cents',
  'shopper',
  'request_hash',
  'token_hash',
  'created_at',
  'payable_until',
  'held_until',
  'ended_at',
  'provider',
  'provider_reference',
  'page_url',
  'amount_cents',
  'payments.state as payment_state',
] as const;

/** Reservations of one site, with their payments. Every query begins here, so that none leaves its site (TEN-07). */
export const ofSite = (db: Db | Transaction<Tables>, site: string) =>
  db
    .selectFrom('reservations')
    .leftJoin('payments', 'payments.reservation_id', 'reservations.id')
    .where('reservations.site', '=', site)
    .select(COLUMNS);

type Selected = Awaited<ReturnType<ReturnType<typeof ofSite>['executeTakeFirst']>>;

export function rowOf(selected: Selected): ReservationRow | undefined {
  if (!selected) return undefined;
  const { provider, provider_reference, page_url, amount_cents, payment_state, ...row } = selected;
  const payment =
    provider !== null &&
    provider_reference !== null &&
    page_url !== null &&
    amount_cents !== null &&
    payment_state !== null
      ? { provider, provider_reference, page_url, amount_cents, state: payment_state }
      : undefined;
  return {
    ...row,
    location: row.location ?? undefined,
    state: row.state as ReservationState,
    shopper: row.shopper as unknown as Reserver,
    payment,
  };
}

/** Whether a hold was ended before its time, as the dealer does it at the desk. */
export const isEarly = ({ state, held_until: until, ended_at: ended }: ReservationRow): boolean =>
  (state === 'released' || state === 'refunded') && until !== null && ended !== null && ended < until;

/** What the shopper sees of a reservation. */
export function viewOf(row: ReservationRow, key: Keys): ReservationView {
  const { payment } = row;
  const isPayable = row.state === 'pending-payment' && payment !== undefined;
  return {
    reference: referenceOf(row.id),
    token: tokenOf(row, key),
    state: row.state,
    payment: payment?.state ?? 'none',
    vehicle_slug: row.vehicle_slug,
    vehicle_name: row.vehicle_name,
    deposit_cents: row.deposit_cents,
    payable_until: row.payable_until.getTime(),
    ...(isPayable ? { payment_url: payment.page_url } : {}),
    ...(row.held_until ? { held_until: row.held_until.getTime() } : {}),
    name: row.shopper.name,
    email: row.shopper.email,
  };
}

/** What becomes of our own note of a payment by what its provider says. */
export const PAYMENT_STATE: Readonly<Record<PaymentStanding, PaymentRow['state']>> = {
  open: 'open',
  declined: 'declined',
  paid: 'paid',
  ended: 'ended',
  refunded: 'refunded',
};
