import {
  apiError,
  adminLeadParams,
  adminLeadQuery,
  adminLeadsQuery,
  adminPersonBody,
  adminResendBody,
  Refusal,
} from '@forecourt/contracts/api';
import { listMessages } from '@forecourt/service/messages';
import { operatorOnly } from '@forecourt/service';
import { z } from 'zod';
import type { Routes } from '../context.js';

const tags = ['admin'];
const found = (description: string) => ({ 200: z.unknown().describe(description), 404: apiError, 422: apiError });

/** For the command line while a server runs, which locks the data folder. */
export const adminRoutes: Routes = (app, { db, sites, adminToken, leadDesk, personalData }) => {
  operatorOnly(app, adminToken);

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
};
