import { apiError, deskAuditAnswer, deskAuditQuery, deskImportsAnswer, deskImportsQuery } from '@forecourt/contracts/api'; // prettier-ignore
import { auditOf, importsOf } from '@forecourt/dealer-desk';
import type { Routes } from '../context.js';
import { atDesk } from '../desk/siteDesk.js';

const tags = ['desk'];
const REFUSALS = { 401: apiError, 404: apiError, 422: apiError, 429: apiError };

/** What else stands at the desk: imports of stock, and what was done here. */
export const deskRecordRoutes: Routes = (app, context) => {
  const { db } = context;
  const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('cache-control', 'no-store');
    done(null, payload);
  });

  app.get(
    '/api/desk/imports',
    {
      config,
      schema: { summary: 'Imports of stock, and what they refused', tags, querystring: deskImportsQuery, response: { 200: deskImportsAnswer, ...REFUSALS } }, // prettier-ignore
    },
    async (request) => {
      const { site } = await atDesk(context, request);
      return importsOf(db, site, request.query.run);
    },
  );
  app.get(
    '/api/desk/audit',
    {
      config,
      schema: { summary: 'What was done at the desk, the newest first', tags, querystring: deskAuditQuery, response: { 200: deskAuditAnswer, ...REFUSALS } }, // prettier-ignore
    },
    async (request) => {
      const { site, person } = await atDesk(context, request);
      return auditOf(db, site, person, request.query);
    },
  );
};
