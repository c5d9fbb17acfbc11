import {
  apiError,
  deskLeadAnswer,
  deskLeadFilters,
  deskLeadParams,
  deskLeadsAnswer,
  deskLeadsQuery,
  deskCallBody,
  deskNoteBody,
  deskOwnerBody,
  deskReplyBody,
  deskResendBody,
  deskStateBody,
} from '@forecourt/contracts/api';
import { leadsCsv } from '@forecourt/dealer-desk';
import { z } from 'zod';
import type { Routes } from '../context.js';
import { warningsOf } from '../desk/deskWarnings.js';
import { atDesk, known } from '../desk/siteDesk.js';

const tags = ['desk'];
const READS = { 401: apiError, 403: apiError, 404: apiError, 422: apiError, 429: apiError };
const WRITES = { ...READS, 415: apiError };

/** Leads at the desk: lists, one of them, its state, another try, and the file that is taken away. */
export const deskLeadRoutes: Routes = (app, context) => {
  const { db, desk, messages, clock, writesPerMinute } = context;
  const reads = { rateLimit: { max: 120, timeWindow: '1 minute' } };
  const writes = { rateLimit: { max: writesPerMinute * 3, timeWindow: '1 minute' } };
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('cache-control', 'no-store');
    done(null, payload);
  });

  app.get(
    '/api/desk/leads',
    {
      config: reads,
      schema: {
        summary: 'Leads of the site and of its desk’s sites in other languages, the newest first',
        tags,
        querystring: deskLeadsQuery,
        response: { 200: deskLeadsAnswer, ...READS },
      },
    },
    async (request) => {
      const { sites, person } = await atDesk(context, request);
      const { cursor, ...filters } = request.query;
      const found = await desk.leads.list(sites, person, filters, cursor);
      return { ...found, ...(await warningsOf(context, sites.own, await messages.notices(sites.own.slug))) };
    },
  );
  app.get(
    '/api/desk/leads/export',
    {
      config: { rateLimit: { max: 10, timeWindow: '1 minute' } },
      schema: {
        summary: 'The filtered leads as a CSV file',
        description: 'UTF-8 with a byte order mark, RFC 4180, 20,000 lines at most. No cell begins as a formula does.',
        ...{ tags, querystring: deskLeadFilters, produces: ['text/csv'] },
        response: { 200: z.unknown().describe('The file.'), ...READS },
      },
    },
    async (request, reply) => {
      const { sites, person } = await atDesk(context, request);
      const text = await leadsCsv({ db, now: clock }, sites, person, request.query);
      const day = new Date(clock()).toISOString().slice(0, 10);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="leads-${sites.own.slug}-${day}.csv"`)
        .send(text);
    },
  );
  app.get(
    '/api/desk/leads/:id',
    {
      config: reads,
      schema: {
        summary: 'One lead; that it was looked at is noted',
        tags,
        params: deskLeadParams,
        response: { 200: deskLeadAnswer, ...READS },
      },
    },
    async (request) => {
      const { sites, person } = await atDesk(context, request);
      return known(await desk.leads.look(sites, person, request.params.id));
    },
  );
  app.post(
    '/api/desk/leads/:id/state',
    {
      config: writes,
      schema: {
        summary: 'Says how far somebody has got with a lead',
        tags,
        params: deskLeadParams,
        body: deskStateBody,
        response: { 200: deskLeadAnswer, ...WRITES },
      },
    },
    async (request) => {
      const { sites, person } = await atDesk(context, request);
      return known(await desk.leads.setState(sites, person, request.params.id, request.body.state));
    },
  );
  app.post(
    '/api/desk/leads/:id/resend',
    {
      config: writes,
      schema: {
        summary: 'Has a lead sent again',
        description: 'To those of its targets that it has not reached, or to the one that is named. Once for each key.',
        ...{ tags, params: deskLeadParams, body: deskResendBody, response: { 200: deskLeadAnswer, ...WRITES } },
      },
    },
    async (request) => {
      const { sites, person } = await atDesk(context, request);
      return known(await desk.leads.resend(sites, person, request.params.id, request.body));
    },
  );
  app.post(
    '/api/desk/leads/:id/owner',
    {
      config: writes,
      schema: {
        summary: 'Gives a lead to one of the dealer’s people',
        tags,
        params: deskLeadParams,
        body: deskOwnerBody,
        response: { 200: deskLeadAnswer, ...WRITES },
      },
    },
    async (request) => {
      const { sites, person } = await atDesk(context, request);
      return known(await desk.leads.setOwner(sites, person, request.params.id, request.body.owner));
    },
  );
  app.post(
    '/api/desk/leads/:id/call',
    {
      config: writes,
      schema: {
        summary: 'Plans the next call, or none',
        description: 'Whoever plans it has the lead, where nobody had it.',
        ...{ tags, params: deskLeadParams, body: deskCallBody, response: { 200: deskLeadAnswer, ...WRITES } },
      },
    },
    async (request) => {
      const { sites, person } = await atDesk(context, request);
      return known(await desk.leads.setCall(sites, person, request.params.id, request.body.at));
    },
  );
  app.post(
    '/api/desk/leads/:id/notes',
    {
      config: writes,
      schema: {
        summary: 'Writes something down about a lead',
        description: 'Once for each key.',
        ...{ tags, params: deskLeadParams, body: deskNoteBody, response: { 200: deskLeadAnswer, ...WRITES } },
      },
    },
    async (request) => {
      const { sites, person } = await atDesk(context, request);
      return known(await desk.leads.addNote(sites, person, request.params.id, request.body));
    },
  );
  app.post(
    '/api/desk/leads/:id/reply',
    {
      config: writes,
      schema: {
        summary: 'Answers the shopper of a lead by email',
        description:
          'The answer is kept at the lead. A new lead is in progress then, and belongs to who answered where nobody ' +
          'had it. Once for each key.',
        ...{ tags, params: deskLeadParams, body: deskReplyBody, response: { 200: deskLeadAnswer, ...WRITES } },
      },
    },
    async (request) => {
      const { sites, person } = await atDesk(context, request);
      return known(await desk.leads.reply(sites, person, request.params.id, request.body));
    },
  );
};
