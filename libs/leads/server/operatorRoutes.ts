import { adminLeadParams, adminLeadQuery, adminLeadsQuery, adminResendBody } from '@forecourt/contracts/api';
import { operatorOnly, operatorSchema, operatorTokenPort, type ModuleRoutes } from '@forecourt/service';
import { leadDeskPort } from './desk.js';

/** Where leads have got to, for the command line while a server runs: it locks the data folder. */
export const operatorRoutes: ModuleRoutes = (app, { port }) => {
  const leadDesk = port(leadDeskPort);
  operatorOnly(app, port(operatorTokenPort));

  app.get(
    '/api/admin/leads',
    {
      schema: {
        summary: 'Deliveries of leads, the newest first',
        querystring: adminLeadsQuery,
        ...operatorSchema('The deliveries.'),
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
        params: adminLeadParams,
        querystring: adminLeadQuery,
        ...operatorSchema('The lead.'),
      },
    },
    (request) => leadDesk.show(request.params.id, request.query.site),
  );

  app.post(
    '/api/admin/leads/:id/resend',
    {
      schema: {
        summary: 'Sends a lead again',
        params: adminLeadParams,
        body: adminResendBody,
        ...operatorSchema('What is sent.'),
      },
    },
    (request) => leadDesk.resend(request.params.id, request.body),
  );
};
