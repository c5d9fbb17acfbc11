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
  preview: null;
  'full.texts': null;
  'full.mails': null;
  'mail.stop': null;
  sms: { dealer: string | number; text: string | number };
  'sms.stop': { address: string | number };
  'pages.address': null;
  'pages.request': null;
  'pages.fault': null;
  'pages.reference': { reference: string | number };
  'pages.crossSite': null;
  'pages.form.kind': { kinds: string | number };
  'pages.form.broken': null;
  'pages.file': null;
  'pages.preview': null;
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
  preview: ['This is a preview: nothing that you send here has an effect.'],
  'full.texts': ['We can send no more texts today. Use your e-mail address instead, or call us.'],
  'full.mails': ['We can send no more mails today. Try again tomorrow, or call us.'],
  'mail.stop': ['Stop these messages'],
  sms: [['dealer'], ': ', ['text']],
  'sms.stop': ['Stop: ', ['address']],
  'pages.address': ['This address is not valid.'],
  'pages.request': ['This request cannot be answered.'],
  'pages.fault': ['Something went wrong on our side. Please try again.'],
  'pages.reference': ['Reference: ', ['reference']],
  'pages.crossSite': ['Forms of this site cannot be sent from another site.'],
  'pages.form.kind': ['Forms of this site are sent as ', ['kinds'], ', in UTF-8.'],
  'pages.form.broken': ['This form cannot be read. Please go back, reload the page and send it again.'],
  'pages.file': ['There is no such file.'],
  'pages.preview': ['This preview has ended, or its address is not whole.'],
});
