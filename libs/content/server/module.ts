import { passesGate, shoppersPort } from '@forecourt/garage/server';
import { listPosts, readArticle, readContentIndex, readPage } from '@forecourt/content/domain';
import { RSS_PATH } from '@forecourt/contracts';
import { Refusal } from '@forecourt/contracts/api';
import { defineModule, provide, serve } from '@forecourt/service';
import { articleOfSite, indexOfSite, pageOfSite, postsOfSite } from './contentOfSite.js';
import { contentPages } from './contentPages.js';
import { contentsPort, readContents } from './contents.js';
import { feedOfSite } from './feedOfSite.js';
import { isGatedPage } from './gatedPages.js';
import { contentServerWords } from './words/translated.js';
import { worded } from './words/worded.js';

/** What dealers wrote: articles and pages, as HTML that is made when a dealer’s is first needed (NAV-04, NAV-05). */
export const contentModule = defineModule({
  id: 'content',
  words: contentServerWords,
  provides: [
    provide(contentsPort, ({ sites, onNotice }) =>
      readContents(sites, (slug, problems) =>
        onNotice([`Texts of the dealer "${slug}" are left out:`, ...problems.map((text) => `  - ${text}`)].join('\n')),
      ),
    ),
  ],
  calls: ({ port, now }) => {
    const contents = port(contentsPort);
    const shoppers = port(shoppersPort);
    return [
      serve(listPosts, ({ site, query }) => postsOfSite(contents, site, query, now())),
      serve(readArticle, ({ site, params }) => articleOfSite(contents, site, params.slug, now())),
      serve(readPage, async ({ site, params, request, reply }) => {
        if (isGatedPage(site, params.slug)) {
          void reply.header('cache-control', 'no-store');
          if (!passesGate('sign-in', await shoppers.shopperOf(site.slug, request.headers.cookie)))
            throw new Refusal(401, worded('signIn'));
        }
        return pageOfSite(contents, site, params.slug);
      }),
      serve(readContentIndex, ({ site }) => indexOfSite(contents, site, now())),
    ];
  },
  pages: (site, { port, now }) => contentPages(port(contentsPort), site, now()),
  documents: [
    {
      path: RSS_PATH,
      type: 'application/rss+xml; charset=utf-8',
      of: (site, { port, originOf, now }) =>
        feedOfSite(port(contentsPort), site, { origin: originOf(site), now: now() }),
    },
  ],
});
