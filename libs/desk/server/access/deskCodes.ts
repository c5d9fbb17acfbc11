import { codeInHalves, type OneTimeCodes } from '@forecourt/accounts';
import type { MessageWriters } from '@forecourt/messages';
import { wordsOf } from '@forecourt/words';
import { personOf } from './deskPeople.js';
import { dealerDeskWords } from './words/dealerDeskWords.js';

/** What codes of the desk are for: no other opens it. */
export const DESK = 'desk';
/** Kind of the messages that carry them. */
export const DESK_CODE = `${DESK}-code`;

/** Words the messages with codes; an address that is not one of the site's people gets none. */
export function wordDeskCodes(writers: MessageWriters, codes: OneTimeCodes): void {
  const words = codes.writer(({ site, address, code: digits }) => {
    const person = personOf(site, address);
    const say = wordsOf(site, dealerDeskWords);
    const code = codeInHalves(digits);
    return Promise.resolve(
      person && {
        subject: say('code.subject', { code, dealer: site.site.name }),
        paragraphs: [say('code.text', { code, name: person.name })],
        note: say('code.note'),
      },
    );
  });
  writers.set(DESK_CODE, words);
}
