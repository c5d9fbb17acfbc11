export { Bookings, bookingsPort, type BookingLead } from './bookings/bookings.js';
export { mailsOfBooking } from './bookings/queued.js';
export { referenceOf } from './bookings/words.js';
export { tradeInsPort, type TradeInLead, type TradeIns } from './tradeIn/tradeIns.js';
export { valuationPartnersPort, valuationsPort, type Partner, type ValuationPartners } from './valuation/partners.js';
export { showsGauge } from './valuation/showsGauge.js';
export type { Valuations } from './valuation/valuations.js';
