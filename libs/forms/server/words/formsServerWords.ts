// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const formsServerWords = defineWords<{
  'booking.when': { day: string | number; time: string | number };
  'booking.notOffered': null;
  'booking.justTaken': null;
  'booking.nextFree': { times: string | number };
  'booking.noneFree': null;
  'booking.refused': { reason: string | number; next: string | number };
  'booking.twoBooked': null;
  'booking.wasCancelled': null;
  'booking.notMovable': null;
  'booking.driveCancelled': null;
  'booking.notFound': null;
  'booking.hasBegun': null;
  'booking.hasBegunCallUs': null;
  'booking.subject': { subject: string | number; vehicle: string | number };
  'booking.fact.reference': null;
  'booking.fact.vehicle': null;
  'booking.fact.when': null;
  'booking.fact.where': null;
  'booking.action.another': null;
  'booking.action.see': null;
  'booking.action.change': null;
  'booking.note': null;
  'booking.confirmed.subject': null;
  'booking.confirmed.text': { when: string | number };
  'booking.moved.subject': null;
  'booking.moved.text': { when: string | number };
  'booking.cancelled.subject': null;
  'booking.cancelled.text': { when: string | number };
  'booking.calledOff.subject': null;
  'booking.calledOff.text': { when: string | number };
  'booking.reminder.subject': null;
  'booking.reminder.text': { when: string | number };
  'booking.calendar.summary': { vehicle: string | number };
  'booking.calendar.description': { dealer: string | number; reference: string | number };
  'booking.lead.cancelledAtDesk': { when: string | number };
  'booking.lead.cancelled': { when: string | number };
  'booking.lead.movedAtDesk': { when: string | number };
  'booking.lead.moved': { when: string | number };
  'booking.none': null;
  'request.none': null;
  'tradeIn.none': null;
  'tradeIn.noForm': null;
  'tradeIn.accepted': null;
  'tradeIn.noEstimate': null;
  'field.year': { year: string | number };
  'photos.none': null;
  'photos.form': null;
  'photos.broken': null;
  'photos.refused': null;
  'photo.none': null;
  'field.photos': null;
  'market.later': null;
}>('forms-server', {
  'booking.when': [['day'], ', ', ['time']],
  'booking.notOffered': ['This time is not offered.'],
  'booking.justTaken': ['This time has just been taken.'],
  'booking.nextFree': ['Next free: ', ['times'], '.'],
  'booking.noneFree': ['No other time is free at the moment: please call us.'],
  'booking.refused': [['reason'], ' ', ['next']],
  'booking.twoBooked': [
    'Two test drives are booked already, under your details or from your internet connection. Change or cancel one of them by the link in its mail, or call us and we book another for you.',
  ],
  'booking.wasCancelled': ['This booking was cancelled. Please book again.'],
  'booking.notMovable': ['This booking cannot be moved online. Please call us.'],
  'booking.driveCancelled': ['This test drive was cancelled already.'],
  'booking.notFound': ['There is no such test drive.'],
  'booking.hasBegun': ['This test drive has begun already.'],
  'booking.hasBegunCallUs': ['This test drive has begun already. Please call us.'],
  'booking.subject': [['subject'], ': ', ['vehicle']],
  'booking.fact.reference': ['Reference'],
  'booking.fact.vehicle': ['Vehicle'],
  'booking.fact.when': ['When'],
  'booking.fact.where': ['Where'],
  'booking.action.another': ['Book another time'],
  'booking.action.see': ['See your booking'],
  'booking.action.change': ['See, change or cancel your booking'],
  'booking.note': ['Whoever has this link can change and cancel the booking. Keep it to yourself.'],
  'booking.confirmed.subject': ['Your test drive is booked'],
  'booking.confirmed.text': ['Your test drive is booked for ', ['when'], '. Please bring your driver’s licence.'],
  'booking.moved.subject': ['Your test drive has a new time'],
  'booking.moved.text': ['Your test drive is now on ', ['when'], '. The earlier time is free again.'],
  'booking.cancelled.subject': ['Your test drive is cancelled'],
  'booking.cancelled.text': ['Your test drive on ', ['when'], ' is cancelled. You are welcome to book another.'],
  'booking.calledOff.subject': ['We had to cancel your test drive'],
  'booking.calledOff.text': [
    'We are sorry: your test drive on ',
    ['when'],
    ' cannot take place, and we cancelled it. You are welcome to book another time.',
  ],
  'booking.reminder.subject': ['Tomorrow: your test drive'],
  'booking.reminder.text': [
    'Your test drive is on ',
    ['when'],
    '. Please bring your driver’s licence. If it does not suit any more, change or cancel it with the link below.',
  ],
  'booking.calendar.summary': ['Test drive: ', ['vehicle']],
  'booking.calendar.description': [['dealer'], ', reference ', ['reference'], '. Please bring your driver’s licence.'],
  'booking.lead.cancelledAtDesk': ['Cancelled at the desk; it was on ', ['when']],
  'booking.lead.cancelled': ['Cancelled by the shopper; it was on ', ['when']],
  'booking.lead.movedAtDesk': ['Moved at the desk to ', ['when']],
  'booking.lead.moved': ['Moved by the shopper to ', ['when']],
  'booking.none': ['There is no such booking.'],
  'request.none': ['There is no such request.'],
  'tradeIn.none': ['This site takes no trade-ins.'],
  'tradeIn.noForm': ['This site has no such form.'],
  'tradeIn.accepted': ['The offer was accepted already: it stands as it was.'],
  'tradeIn.noEstimate': ['There is no estimate that could be accepted: a person values this car.'],
  'field.year': ['must be a year up to ', ['year']],
  'photos.none': ['This site takes no photos.'],
  'photos.form': ['Photos are sent as multipart/form-data.'],
  'photos.broken': ['This form cannot be read: it is no multipart/form-data, or was cut off.'],
  'photos.refused': ['No photo could be taken.'],
  'photo.none': ['There is no such photo.'],
  'field.photos': ['must hold at least one file'],
  'market.later': ['The market cannot be looked up just now.'],
});
