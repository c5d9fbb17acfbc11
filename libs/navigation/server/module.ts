import { Refusal } from '@forecourt/contracts/api';
import { readMenuStock } from '@forecourt/navigation/domain';
import { siteSearchesPort } from '@forecourt/search/server';
import { defineModule, serve } from '@forecourt/service';
import { MenuStock } from './menuStock.js';
import { navigationServerWords } from './words/translated.js';
import { worded } from './words/worded.js';

/** Seconds for which a browser keeps the answer, from page to page. */
const KEPT = 300;

/** Makes, bodies and models for the menus of a site (NAV-01). */
export const navigationModule = defineModule({
  id: 'navigation',
  words: navigationServerWords,
  calls({ port, now }) {
    const stock = new MenuStock(port(siteSearchesPort), now);
    return [
      serve(
        readMenuStock,
        async ({ site, reply }) => {
          const answer = await stock.of(site).catch(() => {
            throw new Refusal(503, worded('later'));
          });
          // an empty answer is not cached: the stock may be imported at any moment
          if (answer.makes.length > 0) void reply.header('cache-control', `public, max-age=${KEPT}`);
          return answer;
        },
        { perMinute: 120 },
      ),
    ];
  },
});
