import { apiError } from '@forecourt/contracts/api';
import { stopAlerts } from '@forecourt/garage/domain';
import type { ModuleRoutes, ServiceApp } from '@forecourt/service';
import { alertsPort } from './alerts.js';
import { noLink } from './serveAlerts.js';

/** The call that stops messages, as a route of its own: mail programs post a form to it (RFC 8058). */
export const stopRoute: ModuleRoutes = (app, { port, siteOf, writesPerMinute }) => {
  const alerts = port(alertsPort);
  const { method, path, summary, description, tags, query, answer, refusals } = stopAlerts;
  const config = { rateLimit: { max: writesPerMinute, timeWindow: '1 minute' } };
  // a scope of its own: no other call of the module reads forms
  void app.register((scope, _none, done) => {
    // the form's content is not needed
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { bodyLimit: 1024, parseAs: 'string' },
      (_request, _body, read) => read(null, {}),
    );
    const typed: ServiceApp = scope.withTypeProvider();
    typed.route({
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
    done();
  });
};
