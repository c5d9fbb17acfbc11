// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const apiWords = defineWords<{
  decoy: null;
  'field.decoy': null;
  signIn: null;
  'code.wrong': null;
  'code.tooSoon': { wait: string | number };
  'field.code': null;
  'field.codeTooSoon': { wait: string | number };
  'vehicle.none': null;
  'vehicle.gone': null;
  'photo.none': null;
}>('api', {
  decoy: ['This cannot be sent. Please call us.'],
  'field.decoy': ['must be left empty'],
  signIn: ['Sign in first.'],
  'code.wrong': ['This code is wrong or has expired. Check it, or ask for a new one.'],
  'code.tooSoon': [
    'Please wait ',
    ['wait'],
    ' before you ask for another code. The last one that was sent may still be good.',
  ],
  'field.code': ['is wrong or has expired'],
  'field.codeTooSoon': ['can have another code in ', ['wait']],
  'vehicle.none': ['There is no such vehicle on this site.'],
  'vehicle.gone': ['This vehicle is no longer here.'],
  'photo.none': ['There is no such photo.'],
});
