// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const reservationsWords = defineWords<{
  'fact.reference': null;
  'fact.vehicle': null;
  'fact.deposit': null;
  'fact.heldUntil': null;
  'fact.where': null;
  'fact.hours': null;
  'fact.phone': null;
  'see.reservation': null;
  'see.purchase': null;
  'note.completed': null;
  'note.live': null;
  'calendar.summary': { vehicle: string | number };
  'calendar.description': { dealer: string | number; reference: string | number };
  'held.subject': { vehicle: string | number };
  'held.text': { deposit: string | number; moment: string | number };
  'held.refundable': null;
  'over.subject': { vehicle: string | number };
  'over.byDealer': null;
  'over.text': null;
  'over.refund': { deposit: string | number };
  'completed.subject': { vehicle: string | number };
  'completed.text': null;
  'completed.deposit': { deposit: string | number };
  'refunded.subject': { deposit: string | number };
  'refunded.text': { deposit: string | number };
  'lead.message': { reference: string | number; words: string | number };
  'lead.started': { deposit: string | number; moment: string | number };
  'lead.held': { deposit: string | number; moment: string | number };
  'lead.holdEnds': null;
  'lead.releasedAtDesk': null;
  'lead.released': null;
  'lead.cancelled': null;
  'lead.refund': { deposit: string | number };
  'lead.refunded': { deposit: string | number };
  notHere: null;
  taken: null;
  full: { minutes: number };
  notOnline: null;
  noPayment: null;
  paymentNotStopped: null;
  none: null;
  notHeld: null;
  madeBefore: null;
}>('reservations', {
  'fact.reference': ['Reference'],
  'fact.vehicle': ['Vehicle'],
  'fact.deposit': ['Deposit'],
  'fact.heldUntil': ['Held until'],
  'fact.where': ['Where'],
  'fact.hours': ['Hours'],
  'fact.phone': ['Phone'],
  'see.reservation': ['See your reservation'],
  'see.purchase': ['See your purchase'],
  'note.completed': ['Whoever has this link can see the reservation. Keep it to yourself.'],
  'note.live': ['Whoever has this link can see and cancel the reservation. Keep it to yourself.'],
  'calendar.summary': ['Held for you until then: ', ['vehicle']],
  'calendar.description': [['dealer'], ', reference ', ['reference'], '.'],
  'held.subject': ['Reserved: ', ['vehicle']],
  'held.text': ['We have your deposit of ', ['deposit'], ', and the vehicle is held for you until ', ['moment'], '.'],
  'held.refundable': [
    'The deposit is fully refundable: cancel with the link below, or let the time pass, and it goes back to you.',
  ],
  'over.subject': ['Your reservation is over: ', ['vehicle']],
  'over.byDealer': ['The dealer has ended your reservation: the vehicle is not held for you any more.'],
  'over.text': ['The vehicle is not held for you any more.'],
  'over.refund': ['Your deposit of ', ['deposit'], ' goes back the way it came. Banks take a few days for it.'],
  'completed.subject': ['Completed: your reservation of ', ['vehicle']],
  'completed.text': ['Thank you: the dealer has completed your reservation, as you bought the vehicle.'],
  'completed.deposit': [
    'Your deposit of ',
    ['deposit'],
    ' is part of its price. If that is not so, please tell us at once.',
  ],
  'refunded.subject': ['Your deposit was refunded: ', ['deposit']],
  'refunded.text': ['We gave your deposit of ', ['deposit'], ' back. Banks take a few days until you see it.'],
  'lead.message': [['reference'], ': ', ['words']],
  'lead.started': [
    'Wants to reserve this vehicle online. The deposit of ',
    ['deposit'],
    ' is not paid yet; the vehicle is kept for it until ',
    ['moment'],
    '.',
  ],
  'lead.held': [
    'Paid the deposit of ',
    ['deposit'],
    '. The vehicle is held until ',
    ['moment'],
    ' and shows as reserved.',
  ],
  'lead.holdEnds': ['the hold ends'],
  'lead.releasedAtDesk': ['Released at the desk; the vehicle is on offer again.'],
  'lead.released': ['The time of the hold is over; the vehicle is on offer again.'],
  'lead.cancelled': ['Cancelled the reservation; the vehicle is on offer again.'],
  'lead.refund': ['The deposit of ', ['deposit'], ' goes back.'],
  'lead.refunded': ['The deposit of ', ['deposit'], ' was given back.'],
  notHere: ['Vehicles cannot be reserved online here.'],
  taken: ['Somebody else is reserving this vehicle, or has reserved it.'],
  full: [
    'Two vehicles are waiting for their deposit already, under your details or from your internet connection. Pay for one of them or cancel it, or wait: what is not paid ends after ',
    ['minutes', 'plural', { one: ['#', ' minute'], other: ['#', ' minutes'] }],
    '. You can also call us, and we reserve the vehicle for you.',
  ],
  notOnline: ['This vehicle cannot be reserved online.'],
  noPayment: ['The payment page could not be opened just now. Nothing was charged; please try again.'],
  paymentNotStopped: ['The payment could not be stopped just now. Please try again.'],
  none: ['There is no such reservation.'],
  notHeld: ['This reservation is not held any more: nothing was changed.'],
  madeBefore: ['A reservation with this key was made already, with other words.'],
});
