export { Purchases, purchasesPort, type PurchasesOptions } from './purchases/purchases.js';
export { paymentsPort, type PaymentPort, type PaymentPortOf } from './reservations/payments/paymentPort.js';
export { paymentOf, paymentSettingsPort, type PaymentSettings } from './reservations/payments/paymentPorts.js';
export {
  Reservations,
  reservationsPort,
  type InSameTransaction,
  type ReservationPage,
  type ReservationsOptions,
  type ReservingVisitor,
} from './reservations/reservations.js';
