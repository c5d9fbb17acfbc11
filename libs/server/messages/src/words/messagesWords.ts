// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const messagesWords = defineWords<{
  'mail.stop': null;
  sms: { dealer: string | number; text: string | number };
  'sms.stop': { address: string | number };
}>('messages', {
  'mail.stop': ['Stop these messages'],
  sms: [['dealer'], ': ', ['text']],
  'sms.stop': ['Stop: ', ['address']],
});
