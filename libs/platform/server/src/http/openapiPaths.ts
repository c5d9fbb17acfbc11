import type { FastifySchema } from 'fastify';

/** What OpenAPI calls the rest of a path, which Fastify names `*`. */
const REST = 'path';

interface Published {
  readonly url: string;
  readonly schema: FastifySchema;
}

/** The name of a call for generated clients: `GET /api/vehicles/:slug` is `getVehiclesBySlug`. */
export function operationIdOf(method: string, url: string): string {
  const words = url
    .replace(/^\/api(?=\/)/, '')
    .replace(/:(\w+)/g, 'by-$1')
    .split(/\W|_/);
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  return method.toLowerCase() + words.map(capital).join('');
}

/** A call whose path has a rest (`/media/*`) with a parameter of that name, as OpenAPI knows no other. */
export function withNamedRest<Call extends Published>({ url, schema }: Call): Published {
  const { params } = schema as { params?: { properties?: Record<string, unknown>; required?: string[] } };
  if (!url.endsWith('/*') || !params) return { url, schema };
  const { '*': rest, ...properties } = params.properties ?? {};
  const required = (params.required ?? []).map((name) => (name === '*' ? REST : name));
  const named = { ...params, required, properties: { ...properties, [REST]: rest } };
  return { url: url.replace(/\*$/, `:${REST}`), schema: { ...schema, params: named } };
}
