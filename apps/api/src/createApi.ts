import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { Unwanted } from '@forecourt/images';
import { createServiceApp } from '@forecourt/service';
import type { Api, ApiContext, ApiOptions, Routes } from './context.js';
import { developerPages } from './developerPages.js';
import { adminRoutes } from './routes/admin.js';
import { mediaRoutes } from './routes/media.js';
import { siteRoutes } from './routes/site.js';
import { vehicleRoutes } from './routes/vehicles.js';

const ROUTES: readonly Routes[] = [siteRoutes, vehicleRoutes, mediaRoutes, adminRoutes];

/** The platform's service: every answer about a site is bound to the host of the request. */
export async function createApi(options: ApiOptions): Promise<Api> {
  const { service, modules, sites, onFault, onDiskFull, trustedProxies, sharedCounts, now = Date.now } = options;
  const context: ApiContext = { ...options, clock: now, siteOf: service.siteOf };
  return createServiceApp({
    ...{ modules, service, onFault, onDiskFull, trustedProxies, sharedCounts },
    isUnwanted: (error) => error instanceof Unwanted,
    async beside(app) {
      for (const routes of ROUTES) {
        // a scope of its own for each subject: what one reads or hooks into concerns no other
        await app.register((scope, _none, done) => {
          routes(scope.withTypeProvider<ZodTypeProvider>(), context);
          done();
        });
      }
      if (options.showsDeveloperPages)
        await app.register(developerPages, { db: options.db, sites, leadDesk: options.leadDesk });
    },
  });
}
