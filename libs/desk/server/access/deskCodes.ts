import type { MessageWriter } from '@forecourt/service/messages';
import { codeInHalves, type OneTimeCodes } from '@forecourt/garage/server';
import { wordsOf } from '@forecourt/words';
import { deskServerWords } from '../words/deskServerWords.js';
import { personOf } from './deskPeople.js';

/** Purpose of the desk's codes: a code of another purpose does not open it. */
export const DESK = 'desk';
/** Kind of the messages that carry them. */
export const DESK_CODE = `${DESK}-code`;

/** Words the messages with codes; an address that is not one of the site's people gets none. */
export const deskCodeWriter = (codes: OneTimeCodes): MessageWriter =>
  codes.writer(({ site, address, code: digits }) => {
    const person = personOf(site, address);
    const say = wordsOf(site, deskServerWords);
    const code = codeInHalves(digits);
    return Promise.resolve(
      person && {
        subject: say('code.subject', { code, dealer: site.site.name }),
        paragraphs: [say('code.text', { code, name: person.name })],
        note: say('code.note'),
      },
    );
  });
