// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const bookingsWords = defineWords<{
  when: { day: string | number; time: string | number };
  notOffered: null;
  justTaken: null;
  nextFree: { times: string | number };
  noneFree: null;
  refused: { reason: string | number; next: string | number };
  twoBooked: null;
  wasCancelled: null;
  notMovable: null;
  driveCancelled: null;
  notFound: null;
  hasBegun: null;
  hasBegunCallUs: null;
  subject: { subject: string | number; vehicle: string | number };
  'fact.reference': null;
  'fact.vehicle': null;
  'fact.when': null;
  'fact.where': null;
  'action.another': null;
  'action.see': null;
  'action.change': null;
  note: null;
  'confirmed.subject': null;
  'confirmed.text': { when: string | number };
  'moved.subject': null;
  'moved.text': { when: string | number };
  'cancelled.subject': null;
  'cancelled.text': { when: string | number };
  'calledOff.subject': null;
  'calledOff.text': { when: string | number };
  'reminder.subject': null;
  'reminder.text': { when: string | number };
  'calendar.summary': { vehicle: string | number };
  'calendar.description': { dealer: string | number; reference: string | number };
  'lead.cancelledAtDesk': { when: string | number };
  'lead.cancelled': { when: string | number };
  'lead.movedAtDesk': { when: string | number };
  'lead.moved': { when: string | number };
}>('bookings', {
  when: [['day'], ', ', ['time']],
  notOffered: ['This time is not offered.'],
  justTaken: ['This time has just been taken.'],
  nextFree: ['Next free: ', ['times'], '.'],
  noneFree: ['No other time is free at the moment: please call us.'],
  refused: [['reason'], ' ', ['next']],
  twoBooked: [
    'Two test drives are booked already, under your details or from your internet connection. Change or cancel one of them by the link in its mail, or call us and we book another for you.',
  ],
  wasCancelled: ['This booking was cancelled. Please book again.'],
  notMovable: ['This booking cannot be moved online. Please call us.'],
  driveCancelled: ['This test drive was cancelled already.'],
  notFound: ['There is no such test drive.'],
  hasBegun: ['This test drive has begun already.'],
  hasBegunCallUs: ['This test drive has begun already. Please call us.'],
  subject: [['subject'], ': ', ['vehicle']],
  'fact.reference': ['Reference'],
  'fact.vehicle': ['Vehicle'],
  'fact.when': ['When'],
  'fact.where': ['Where'],
  'action.another': ['Book another time'],
  'action.see': ['See your booking'],
  'action.change': ['See, change or cancel your booking'],
  note: ['Whoever has this link can change and cancel the booking. Keep it to yourself.'],
  'confirmed.subject': ['Your test drive is booked'],
  'confirmed.text': ['Your test drive is booked for ', ['when'], '. Please bring your driver’s licence.'],
  'moved.subject': ['Your test drive has a new time'],
  'moved.text': ['Your test drive is now on ', ['when'], '. The earlier time is free again.'],
  'cancelled.subject': ['Your test drive is cancelled'],
  'cancelled.text': ['Your test drive on ', ['when'], ' is cancelled. You are welcome to book another.'],
  'calledOff.subject': ['We had to cancel your test drive'],
  'calledOff.text': [
    'We are sorry: your test drive on ',
    ['when'],
    ' cannot take place, and we cancelled it. You are welcome to book another time.',
  ],
  'reminder.subject': ['Tomorrow: your test drive'],
  'reminder.text': [
    'Your test drive is on ',
    ['when'],
    '. Please bring your driver’s licence. If it does not suit any more, change or cancel it with the link below.',
  ],
  'calendar.summary': ['Test drive: ', ['vehicle']],
  'calendar.description': [['dealer'], ', reference ', ['reference'], '. Please bring your driver’s licence.'],
  'lead.cancelledAtDesk': ['Cancelled at the desk; it was on ', ['when']],
  'lead.cancelled': ['Cancelled by the shopper; it was on ', ['when']],
  'lead.movedAtDesk': ['Moved at the desk to ', ['when']],
  'lead.moved': ['Moved by the shopper to ', ['when']],
});
