import {
  apiError,
  articleAnswer,
  contentIndexAnswer,
  contentPageAnswer,
  contentParams,
  postsAnswer,
  postsQuery,
  Refusal,
} from '@forecourt/contracts/api';
import { passesGate } from '@forecourt/accounts';
import { isGatedPage } from '@forecourt/dealer-content';
import { dayIn } from '@forecourt/site-config';
import type { FastifyRequest } from 'fastify';
import type { Routes } from '../context.js';
import { worded } from '../words/worded.js';

/**
 * What the dealer of this site wrote: articles and pages, as HTML that was made when the service started (NAV-04,
 * NAV-05).
 */
export const contentRoutes: Routes = (app, { contents, shoppers, siteOf, clock }) => {
  const ofSite = (request: Pick<FastifyRequest, 'host'>) => {
    const { slug, site } = siteOf(request);
    const content = contents.of(slug);
    if (!content) throw new Refusal(404, worded('content.none'));
    return { content, today: dayIn(site.timeZone, clock()) };
  };
  const tags = ['content'];

  app.get(
    '/api/content/posts',
    {
      schema: {
        summary: 'Published articles, the latest first',
        ...{ tags, querystring: postsQuery, response: { 200: postsAnswer, 404: apiError, 422: apiError } },
      },
    },
    (request) => {
      const { content, today } = ofSite(request);
      const found = content.posts(request.query, today);
      if (!found) throw new Refusal(404, worded('articles.none'));
      return found;
    },
  );

  app.get(
    '/api/content/posts/:slug',
    {
      schema: {
        summary: 'A published article',
        ...{ tags, params: contentParams, response: { 200: articleAnswer, 404: apiError } },
      },
    },
    (request) => {
      const { content, today } = ofSite(request);
      const found = content.article(request.params.slug, today);
      if (!found) throw new Refusal(404, worded('article.none'));
      return found;
    },
  );

  app.get(
    '/api/content/pages/:slug',
    {
      schema: {
        summary: 'A page of information, or a legal one',
        description: 'Pages for signed-in shoppers alone are a 401 for others.',
        ...{ tags, params: contentParams, response: { 200: contentPageAnswer, 401: apiError, 404: apiError } },
      },
    },
    async (request, reply) => {
      const site = siteOf(request);
      if (isGatedPage(site, request.params.slug)) {
        void reply.header('cache-control', 'no-store');
        if (!passesGate('sign-in', await shoppers.shopperOf(site.slug, request.headers.cookie)))
          throw new Refusal(401, worded('signIn'));
      }
      const found = ofSite(request).content.page(request.params.slug);
      if (!found) throw new Refusal(404, worded('page.none'));
      return found;
    },
  );

  app.get(
    '/api/content/index',
    { schema: { summary: 'Every page and article', tags, response: { 200: contentIndexAnswer, 404: apiError } } },
    (request) => {
      const { content, today } = ofSite(request);
      return content.index(today);
    },
  );
};
