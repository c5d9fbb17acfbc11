// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const serviceWords = defineWords<{
  fields: null;
  field: null;
  nothingHere: null;
  unreadable: null;
  fault: null;
  later: { what: string | number; phone: string | number };
  tooMany: { wait: string | number };
  'wait.seconds': { count: number };
  'wait.minutes': { count: number };
  crossSite: null;
  'crossSite.read': null;
  'full.texts': null;
  'full.mails': null;
  'mail.stop': null;
  sms: { dealer: string | number; text: string | number };
  'sms.stop': { address: string | number };
}>('service', {
  fields: ['Some fields cannot be used.'],
  field: ['cannot be used'],
  nothingHere: ['There is nothing at this address.'],
  unreadable: ['This address cannot be read.'],
  fault: ['Something went wrong on our side. Please try again.'],
  later: [
    'This cannot be ',
    ['what', 'select', { stored: ['stored'], other: ['shown'] }],
    ' just now. Please try again in a minute, or call us',
    ['phone', 'select', { none: [], other: [' on ', ['phone']] }],
    '.',
  ],
  tooMany: ['Too many requests. Please try again in ', ['wait'], '.'],
  'wait.seconds': [['count', 'plural', { one: ['#', ' second'], other: ['#', ' seconds'] }]],
  'wait.minutes': [['count', 'plural', { one: ['#', ' minute'], other: ['#', ' minutes'] }]],
  crossSite: ['This cannot be sent from another site.'],
  'crossSite.read': ['This cannot be asked for from another site.'],
  'full.texts': ['We can send no more texts today. Use your e-mail address instead, or call us.'],
  'full.mails': ['We can send no more mails today. Try again tomorrow, or call us.'],
  'mail.stop': ['Stop these messages'],
  sms: [['dealer'], ': ', ['text']],
  'sms.stop': ['Stop: ', ['address']],
});
