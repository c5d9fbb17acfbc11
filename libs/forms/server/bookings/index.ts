export { Bookings, bookingsPort, type BookingLead, type BookingsOptions } from './bookings.js';
export { bookingJobs } from './jobs.js';
export { mailsOfBooking } from './queued.js';
export { personalBookings } from './personalBookings.js';
export { referenceOf } from './words.js';
export { bookingMails } from './shopperMails.js';
