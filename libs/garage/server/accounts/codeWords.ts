import { wordsOf } from '@forecourt/words';
import type { CodeWords } from './oneTimeCodes.js';
import { garageServerWords } from '../words/garageServerWords.js';

/** `482 913`: a code is read and typed in halves. */
export const codeInHalves = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

const wordedBy =
  (text: 'code.signIn' | 'code.newAddress'): CodeWords =>
  ({ site, code: digits }) => {
    const say = wordsOf(site, garageServerWords);
    const code = codeInHalves(digits);
    return Promise.resolve({
      subject: say('code.subject', { code, dealer: site.site.name }),
      paragraphs: [say(text, { code })],
      note: say('code.note'),
    });
  };

/** Words around a code that signs a shopper in. */
export const signInWords = wordedBy('code.signIn');

/** Words around a code that proves a further address of an account. */
export const newAddressWords = wordedBy('code.newAddress');
