import type { OneTimeCodes } from '@forecourt/accounts';
import type { MessageWriters } from '@forecourt/messages';
import type { Sites } from '@forecourt/sites';
import { personOf } from './deskPeople.js';

/** What codes of the desk are for: no other opens it. */
export const DESK = 'desk';
/** Kind of the messages that carry them. */
export const DESK_CODE = `${DESK}-code`;

/** `482 913`: a code is read and typed in halves. */
const halves = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** Words the messages with codes; an address that is not one of the site's people gets none. */
export function wordDeskCodes(writers: MessageWriters, codes: OneTimeCodes, sites: Pick<Sites, 'bySlug'>): void {
  const words = codes.writer(({ site: slug, siteName, address, code }) => {
    const site = sites.bySlug(slug);
    const person = site && personOf(site, address);
    return Promise.resolve(
      person && {
        subject: `${halves(code)} is your code for the desk of ${siteName}`,
        paragraphs: [`Hello ${person.name}. Your code for the desk is ${halves(code)}. It is good for ten minutes.`],
        note: 'If you did not ask for it, nothing happens without the code. Never tell it to anybody.',
      },
    );
  });
  writers.set(DESK_CODE, words);
}
