import { adminLeadParams, adminLeadQuery, adminLeadsQuery, adminResendBody, apiError } from '@forecourt/contracts/api';
import { operatorOnly, operatorTokenPort, type ModuleRoutes } from '@forecourt/service';
import { z } from 'zod';
import { leadDeskPort } from './desk.js';

const tags = ['admin'];
const found = (description: string) => ({ 200: z.unknown().describe(description), 404: apiError, 422: apiError });

/** Where leads have got to, for the command line while a server runs: it locks the data folder. */
export const operatorRoutes: ModuleRoutes = (app, { port }) => {
  const leadDesk = port(leadDeskPort);
  operatorOnly(app, port(operatorTokenPort));

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
};
