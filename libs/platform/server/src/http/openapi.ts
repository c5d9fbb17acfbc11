import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { operationIdOf, withNamedRest } from './openapiPaths.js';
import { SECURITY_SCHEMES, securityOf } from './openapiSecurity.js';
import type { ServiceApp } from '../moduleRoutes.js';

/** Publishes the contract as OpenAPI at `/api/openapi.json`. Register it before the routes. */
export async function publishOpenApi(app: ServiceApp): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Forecourt platform service',
        version: '1.0.0',
        license: { name: 'MIT', identifier: 'MIT' },
        description:
          'Every answer is about the site whose host the request names. Refusals have the form { error: { ' +
          'code, message, fields } }.',
      },
      servers: [{ url: '/', description: 'The site whose host answers' }],
      tags: [
        { name: 'site', description: 'The dealer and its places' },
        { name: 'stock', description: 'Vehicles' },
        { name: 'search', description: 'Search of the site’s stock' },
        { name: 'leads', description: 'Enquiries' },
        { name: 'reservations', description: 'Reservations with a deposit' },
        { name: 'purchases', description: 'Vehicles bought online' },
        { name: 'bookings', description: 'Booked test drives' },
        { name: 'events', description: 'What shoppers did, counted without saying who' },
        { name: 'pictures', description: 'Pictures in the size and format that a page needs' },
        { name: 'account', description: 'Accounts of shoppers' },
        { name: 'watchlist', description: 'Vehicles that a shopper saved in an account' },
        { name: 'alerts', description: 'Messages about price drops and new matches' },
        { name: 'trade-in', description: 'Cars that shoppers trade in' },
        { name: 'finance', description: 'Quotes and personalised finance' },
        { name: 'offers', description: 'Offers of the dealer' },
        { name: 'content', description: 'Articles and pages of words' },
        { name: 'desk', description: 'The desk of the dealer’s people' },
        { name: 'admin', description: 'For the operator’s commands, on the machine of the service alone' },
        { name: 'service', description: 'The service itself' },
      ],
      components: { securitySchemes: SECURITY_SCHEMES },
      security: [],
    },
    transform: (route) => {
      const { schema, url } = withNamedRest(jsonSchemaTransform(route));
      const [method = 'GET'] = [route.route.method].flat();
      const operationId = operationIdOf(method, url);
      return { url, schema: { ...schema, operationId, security: securityOf(method, url) } };
    },
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
