// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const accountsWords = defineWords<{
  'code.subject': { code: string | number; dealer: string | number };
  'code.signIn': { code: string | number };
  'code.newAddress': { code: string | number };
  'code.note': null;
}>('accounts', {
  'code.subject': [['code'], ' is your code for ', ['dealer']],
  'code.signIn': ['Your code to sign in is ', ['code'], '. It works for ten minutes.'],
  'code.newAddress': ['Your code to use this address with your account is ', ['code'], '. It works for ten minutes.'],
  'code.note': ['If you did not ask for it, nothing happens without the code. Never tell it to anybody, nor to us.'],
});
