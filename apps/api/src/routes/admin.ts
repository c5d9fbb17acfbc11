import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import {
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
import { shownStock } from '@forecourt/stock';
import { z } from 'zod';
import type { Routes } from '../context.js';

/** For the command line while a server runs, which locks the data folder. Not part of the published interface. */
export const adminRoutes: Routes = (app, { db, sites, adminToken, runImport, indexer, leadDesk, personalData }) => {
  app.addHook('preHandler', (request, _reply, done) => {
    const isAdmin = isLoopback(request.socket.remoteAddress) && sameToken(request.headers['x-admin-token'], adminToken);
    done(isAdmin ? undefined : new Refusal(404, 'There is nothing at this address.'));
  });

  app.get('/api/admin/vehicles', { schema: { hide: true, querystring: adminVehicleQuery } }, async (request) => {
    const { site, stocknum } = request.query;
    const configured = sites.bySlug(site);
    if (!configured) throw new Refusal(404, `There is no site "${site}".`);
    const stock = shownStock(db, configured);
    const vehicle = await stock.byStockNumber(storable(stocknum));
    if (vehicle) return { vehicle };
    const near = await stock.similarNumbers(storable(stocknum));
    const hint = near.length > 0 ? ` Similar: ${near.join(', ')}.` : '';
    throw new Refusal(404, `There is no vehicle "${stocknum}" on ${site}.${hint}`);
  });

  app.get('/api/admin/leads', { schema: { hide: true, querystring: adminLeadsQuery } }, async (request) => ({
    deliveries: await leadDesk.list(request.query),
  }));

  app.get(
    '/api/admin/leads/:id',
    { schema: { hide: true, params: adminLeadParams, querystring: adminLeadQuery } },
    (request) => leadDesk.show(request.params.id, request.query.site),
  );

  app.post(
    '/api/admin/leads/:id/resend',
    { schema: { hide: true, params: adminLeadParams, body: adminResendBody } },
    (request) => leadDesk.resend(request.params.id, request.body),
  );

  for (const work of ['export', 'erase'] as const)
    app.post(`/api/admin/people/${work}`, { schema: { hide: true, body: adminPersonBody } }, (request) =>
      personalData[work](request.body),
    );

  app.post('/api/admin/search-index', { schema: { hide: true, body: adminReindexBody } }, async (request) => ({
    rebuilt: await indexer.rebuild(request.body.site),
  }));

  app.post('/api/admin/imports', { schema: { hide: true, body: z.unknown() } }, (request) => runImport(request.body));
};

const isLoopback = (address: FastifyRequest['socket']['remoteAddress']): boolean =>
  address === '127.0.0.1' || address === '::1' || address === '::ffff:127.0.0.1';

function sameToken(given: unknown, token: string): boolean {
  const a = Buffer.from(typeof given === 'string' ? given : '');
  const b = Buffer.from(token);
  return a.length === b.length && timingSafeEqual(a, b);
}
