import swagger from '@fastify/swagger';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Api } from './context.js';

/** Publishes the contract as OpenAPI at `/api/openapi.json`. Register it before the routes. */
export async function publishOpenApi(app: Api): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Forecourt platform service',
        version: '1.0.0',
        description:
          'Every answer is about the site whose host the request names. Refusals have the form { error: { ' +
          'code, message, fields } }.',
      },
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
        { name: 'service', description: 'The service itself' },
      ],
    },
    transform: jsonSchemaTransform,
  });
  app.get('/api/openapi.json', { schema: { hide: true } }, () => app.swagger());
}
