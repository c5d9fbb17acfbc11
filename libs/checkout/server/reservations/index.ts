export * from './jobs.js';
export * from './payments/paymentPort.js';
export * from './payments/paymentPorts.js';
export { stripePayments, type StripeOptions } from './payments/stripePayments.js';
export * from './payments/testPayments.js';
export { personalReservations } from './personalReservations.js';
export { reservationMails } from './shopperMails.js';
export {
  Reservations,
  reservationsPort,
  type ReservationPage,
  type ReservationsOptions,
  type ReservingVisitor,
} from './reservations.js';
export type { QueueMail, Told } from './transitions.js';
export { vehicleColumns } from './vehicleColumns.js';
export { hashOf, idFrom, isToken, newVisitor } from './tokens.js';
