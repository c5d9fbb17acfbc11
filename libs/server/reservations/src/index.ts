export * from './jobs.js';
export * from './payments/paymentPort.js';
export * from './payments/paymentPorts.js';
export { stripePayments, type StripeOptions } from './payments/stripePayments.js';
export * from './payments/testPayments.js';
export { ReservationError, Reservations, type ReservationsOptions } from './reservations.js';
export { isToken, newVisitor } from './tokens.js';
