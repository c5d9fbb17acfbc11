import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
  apiError,
  adminLeadParams,
  adminLeadQuery,
  adminLeadsQuery,
  adminPersonBody,
  adminReindexBody,
  adminResendBody,
  adminVehicleQuery,
  Refusal,
} from '@forecourt/contracts/api';
import { storable } from '@forecourt/enquiry';
import { listMessages } from '@forecourt/service/messages';
import { shownStock } from '@forecourt/stock';
import { z } from 'zod';
import type { Routes } from '../context.js';
import { importRequest } from '../importJob.js';

const tags = ['admin'];
const found = (description: string) => ({ 200: z.unknown().describe(description), 404: apiError, 422: apiError });
const { properties, required } = z.toJSONSchema(importRequest, { io: 'input' });

/** For the command line while a server runs, which locks the data folder. */
export const adminRoutes: Routes = (app, { db, sites, adminToken, runImport, indexer, leadDesk, personalData }) => {
  app.addHook('preHandler', (request, _reply, done) => {
    const isAdmin = isLoopback(request.socket.remoteAddress) && sameToken(request.headers['x-admin-token'], adminToken);
    done(isAdmin ? undefined : new Refusal(404, 'There is nothing at this address.'));
  });

  app.get(
    '/api/admin/vehicles',
    {
      schema: {
        summary: 'A vehicle of a site’s stock, whether or not the site shows it',
        ...{ tags, querystring: adminVehicleQuery, response: found('The vehicle.') },
      },
    },
    async (request) => {
      const { site, stocknum } = request.query;
      const configured = sites.bySlug(site);
      if (!configured) throw new Refusal(404, `There is no site "${site}".`);
      const stock = shownStock(db, configured);
      const vehicle = await stock.byStockNumber(storable(stocknum));
      if (vehicle) return { vehicle };
      const near = await stock.similarNumbers(storable(stocknum));
      const hint = near.length > 0 ? ` Similar: ${near.join(', ')}.` : '';
      throw new Refusal(404, `There is no vehicle "${stocknum}" on ${site}.${hint}`);
    },
  );

  app.get(
    '/api/admin/leads',
    {
      schema: {
        summary: 'Deliveries of leads, the newest first',
        ...{ tags, querystring: adminLeadsQuery, response: found('The deliveries.') },
      },
    },
    async (request) => ({
      deliveries: await leadDesk.list(request.query),
    }),
  );

  app.get(
    '/api/admin/messages',
    {
      schema: {
        summary: 'Messages to shoppers and how far they got, the newest first; nothing of whom they are to',
        ...{ tags, querystring: adminLeadsQuery, response: found('The messages.') },
      },
    },
    async (request) => {
      const { site } = request.query;
      if (site !== undefined && !sites.bySlug(site)) throw new Refusal(422, `There is no site "${site}".`);
      return { messages: await listMessages(db, request.query) };
    },
  );

  app.get(
    '/api/admin/leads/:id',
    {
      schema: {
        summary: 'A lead with its deliveries',
        ...{ tags, params: adminLeadParams, querystring: adminLeadQuery, response: found('The lead.') },
      },
    },
    (request) => leadDesk.show(request.params.id, request.query.site),
  );

  app.post(
    '/api/admin/leads/:id/resend',
    {
      schema: {
        summary: 'Sends a lead again',
        ...{ tags, params: adminLeadParams, body: adminResendBody, response: found('What is sent.') },
      },
    },
    (request) => leadDesk.resend(request.params.id, request.body),
  );

  for (const work of ['export', 'erase'] as const)
    app.post(
      `/api/admin/people/${work}`,
      {
        schema: {
          summary: work === 'export' ? 'What is held of a person' : 'Erases what is held of a person',
          ...{ tags, body: adminPersonBody, response: found('By table.') },
        },
      },
      (request) => personalData[work](request.body),
    );

  app.post(
    '/api/admin/search-index',
    {
      schema: {
        summary: 'Builds search collections anew from the stock',
        ...{ tags, body: adminReindexBody, response: found('The sites, and how many vehicles each has.') },
      },
    },
    async (request) => ({
      rebuilt: await indexer.rebuild(request.body.site),
    }),
  );

  app.post(
    '/api/admin/imports',
    {
      schema: {
        summary: 'Imports a feed from a file of this machine',
        ...{
          tags,
          body: z.unknown().meta({ type: 'object', properties, required }),
          response: found('What the import did.'),
        },
      },
    },
    (request) => runImport(request.body),
  );
};

const isLoopback = (address: FastifyRequest['socket']['remoteAddress']): boolean =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

function sameToken(given: unknown, token: string): boolean {
  const a = Buffer.from(typeof given === 'string' ? given : '');
  const b = Buffer.from(token);
  return a.length === b.length && timingSafeEqual(a, b);
}
