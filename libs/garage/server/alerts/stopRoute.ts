import { apiError } from '@forecourt/contracts/api';
import { stopAlerts } from '@forecourt/garage/domain';
import type { ModuleRoutes } from '@forecourt/service';
import { alertsPort } from './alerts.js';
import { noLink } from './serveAlerts.js';

/** The call that stops messages, as a route of its own: mail programs post a form to it (RFC 8058). */
export const stopRoute: ModuleRoutes = (app, { port, siteOf, writesPerMinute }) => {
  const alerts = port(alertsPort);
  const { method, path, summary, description, tags, query, answer, refusals } = stopAlerts;
  const config = { rateLimit: { max: writesPerMinute, timeWindow: '1 minute' } };
  // the form's content is not needed
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { bodyLimit: 1024, parseAs: 'string' },
    (_request, _body, read) => read(null, {}),
  );
  app.addHook('onSend', (_request, reply, payload, done) => {
    void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
  app.route({
    method,
    url: path,
    config,
    schema: {
      ...{ summary, description, tags: [...tags], querystring: query },
      response: { 200: answer, ...Object.fromEntries(refusals.map((status) => [status, apiError])) },
    },
    handler: async (request) => {
      // also on a site that sends no such messages any more
      if (!(await alerts.stop(siteOf(request), request.query.token))) throw noLink();
      return { success: true as const };
    },
  });
};
