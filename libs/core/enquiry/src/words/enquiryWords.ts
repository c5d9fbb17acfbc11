// Compiled by `npm run words` from en-AU.json.
import { defineWords } from '@forecourt/words';

export const enquiryWords = defineWords<{
  'here.open': { time: string | number };
  'here.closed': { when: string | number };
}>('enquiry', {
  'here.open': ['We are here now: open until ', ['time'], '.'],
  'here.closed': ['We are closed now and open again ', ['when'], '.'],
});
