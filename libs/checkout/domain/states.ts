/** States of a reservation. The first two are live: a vehicle has at most one reservation in them. */
export const RESERVATION_STATES = [
  'pending-payment',
  'held',
  'released',
  'refunded',
  'completed',
  'payment-failed',
  'cancelled',
] as const;
export type ReservationState = (typeof RESERVATION_STATES)[number];

/** What happens to one. */
export const RESERVATION_EVENTS = [
  'paid',
  'unpaid',
  'cancelled',
  'hold-ended',
  'dealer-released',
  'refunded',
  'completed',
] as const;
export type ReservationEvent = (typeof RESERVATION_EVENTS)[number];

/** Whether a reservation in this state keeps others from reserving the vehicle. */
export const isLive = (state: ReservationState): boolean => state === 'pending-payment' || state === 'held';

/** Days that a vehicle stays reserved after its reservation was completed, where its stock does not say sold before. */
export const COMPLETED_DAYS = 30;

/** What follows a transition elsewhere; each is done once, after the commit. */
export interface Transition {
  readonly state: ReservationState;
  /** The deposit is refunded. */
  readonly refunds: boolean;
}

const to = (state: ReservationState, refunds = false): Transition => ({ state, refunds });

const HELD: Partial<Record<ReservationEvent, Transition>> = {
  'hold-ended': to('released', true),
  // the dealer lets it go before its time
  'dealer-released': to('released', true),
  cancelled: to('cancelled', true),
  completed: to('completed'),
};
/** A payment that arrives when nothing waits for it any more. */
const late = (state: ReservationState, isFree: boolean): Transition => (isFree ? to('held') : to(state, true));

/**
 * What an event makes of a reservation (BUY-01, BUY-04); undefined where it makes nothing of it, as when it came
 * before.
 * A payment that comes after its time takes the vehicle if that is still free (`isVehicleFree`), and goes back
 * otherwise.
 */
export function nextState(
  state: ReservationState,
  event: ReservationEvent,
  isVehicleFree = true,
): Transition | undefined {
  switch (state) {
    case 'pending-payment':
      if (event === 'paid') return to('held');
      if (event === 'unpaid') return to('payment-failed');
      return event === 'cancelled' ? to('cancelled') : undefined;
    case 'held':
      return Object.hasOwn(HELD, event) ? HELD[event] : undefined;
    case 'payment-failed':
      if (event === 'paid') return late(state, isVehicleFree);
      return event === 'refunded' ? to('refunded') : undefined;
    case 'cancelled':
      // a payment after the cancellation is refunded even if the vehicle is still free
      if (event === 'paid') return to('cancelled', true);
      return event === 'refunded' ? to('refunded') : undefined;
    case 'released':
      return event === 'refunded' ? to('refunded') : undefined;
    case 'refunded':
    case 'completed':
      return undefined;
  }
}
