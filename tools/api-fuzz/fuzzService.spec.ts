import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { testScope } from '@forecourt/service/database/testing';
import { describeService } from '../../apps/api/src/testing/describeService.ts';
import { atDesk } from './atDesk.ts';
import { badInputs } from './badInputs.ts';
import { endpointsOf } from './endpoints.ts';
import { fuzzService } from './fuzzService.ts';

const DOCUMENT = {
  paths: {
    '/api/cars/{slug}': { get: { parameters: [{ name: 'slug', in: 'path' as const, schema: { type: 'string' } }] } },
    '/api/things': {
      post: { requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Thing' } } } } },
    },
  },
  components: {
    schemas: { Thing: { type: 'object', properties: { size: { type: 'integer' } }, required: ['size'] } },
  },
};

it('endpoints and their bodies are read from the document, references too', () => {
  const [car, thing] = endpointsOf(DOCUMENT);
  expect([car?.method, car?.path, car?.body]).toEqual(['GET', '/api/cars/{slug}', undefined]);
  expect(thing?.body?.properties?.['size']?.type).toBe('integer');
});

it('the same seed gives the same inputs, and none keeps a parameter in braces', () => {
  for (const endpoint of endpointsOf(DOCUMENT)) {
    const inputs = badInputs(endpoint, 50, 3);
    expect(badInputs(endpoint, 50, 3)).toEqual(inputs);
    expect(inputs.filter(({ url }) => url.includes('{slug}'))).toEqual([]);
    expect(new Set(inputs.map((input) => JSON.stringify(input))).size).toBeGreaterThan(20);
  }
});

it('a service that fails, and one that refuses without naming a field, is found out', async () => {
  const app = Fastify();
  app.get('/api/openapi.json', () => DOCUMENT);
  app.get('/api/cars/:slug', (_request, reply) => reply.code(500).send({}));
  app.post('/api/things', (_request, reply) => reply.code(422).send({ error: { message: 'No.' } }));
  const rows = await fuzzService(app, 20, 1);
  expect(rows.map(({ findings }) => findings[0]?.split(':')[0])).toEqual(['answered 500', '422 that names no field']);
  await app.close();
});

await describeService('bad input', (tested) => {
  it('API-01 no endpoint answers it with a fault, and a refusal names the field', { timeout: 120_000 }, async () => {
    const inputs = testScope === 'all' ? 40 : 12;
    const rows = await fuzzService(tested.service.api, inputs, 20_261_124, () => atDesk(tested.service));
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.flatMap(({ endpoint, findings }) => findings.map((finding) => `${endpoint}: ${finding}`))).toEqual([]);
  });
});
