import type { SayOf } from '@forecourt/words';
import type { Call } from '../config.js';
import type { contentWords } from '../words/contentWords.js';

type ContentSay = SayOf<typeof contentWords>;

/** Page of words that explains a reservation. */
const BUYING = 'buying';

/** Calls of the front page where the dealer has none of its own. */
export const defaultCalls = (say: ContentSay): Call[] => [
  {
    title: say('calls.offers'),
    text: say('calls.offersText'),
    icon: 'percent',
    link: { label: say('calls.offersLink'), to: 'offers/list' },
  },
  {
    title: say('calls.service'),
    text: say('calls.serviceText'),
    icon: 'clock',
    link: { label: say('calls.serviceLink'), to: 'locations/service' },
  },
  {
    title: say('calls.sell'),
    text: say('calls.sellText'),
    icon: 'body',
    link: { label: say('calls.sellLink'), to: 'forms/enquiry' },
  },
];

/** The same on the blog’s first page. `written` names the pages of words that the dealer has; all when left out. */
export function defaultBlogCalls(say: ContentSay, written?: readonly string[]): Call[] {
  const calls: Call[] = [
    {
      title: say('blogCalls.testDrive'),
      text: say('blogCalls.testDriveText'),
      icon: 'clock',
      link: { label: say('blogCalls.testDriveLink'), to: 'forms/test-drive' },
    },
    {
      title: say('blogCalls.stock'),
      text: say('blogCalls.stockText'),
      icon: 'search',
      link: { label: say('blogCalls.stockLink'), to: 'search/listing' },
    },
    {
      title: say('blogCalls.reserve'),
      text: say('blogCalls.reserveText'),
      icon: 'check',
      link: { label: say('blogCalls.reserveLink'), to: 'content/information', path: BUYING },
    },
  ];
  return written === undefined || written.includes(BUYING) ? calls : calls.slice(0, 2);
}
