import { z } from 'zod';
import type { ConfigSection } from '@forecourt/site-config';
import type { TemplateDefinition } from '@forecourt/service/sites';
import { mappingSchema } from '@forecourt/stock';
import { CORE_SECTIONS } from './compliance.ts';

type JsonSchema = Record<string, unknown>;
type Templates = Readonly<Record<string, Pick<TemplateDefinition, 'sections'>>>;

const OPTIONS = { io: 'input', reused: 'inline' } as const;

/**
 * JSON Schema of one dealer's file: what a layer may say, so that every key is optional and may be null. A dealer has
 * the sections of its template alone.
 */
export function dealerSchema(templates: Templates): JsonSchema {
  const installed = Object.values(templates).flatMap((template) => template.sections);
  const sections = new Map([...CORE_SECTIONS, ...installed].map((section) => [section.id, section]));
  // converted together: definitions that a section refers to then lie at the root, where references begin
  const file = z.strictObject({
    $schema: z.string().optional(),
    template: z.enum(Object.keys(templates)),
    ...Object.fromEntries([...sections].map(([id, { schema }]) => [id, schema])),
  });
  const whole = z.toJSONSchema(file, OPTIONS) as JsonSchema & { properties: Record<string, JsonSchema> };
  const properties = Object.entries(whole.properties).map(([id, schema]) => [
    id,
    sections.has(id) ? layerOf(schema) : schema,
  ]);
  return {
    ...whole,
    title: 'Dealer',
    properties: Object.fromEntries(properties) as JsonSchema,
    required: ['template', 'site'],
    allOf: Object.entries(templates).map(([name, template]) => withoutOthers(name, template.sections, sections.keys())),
  };
}

/** JSON Schema of a feed's mapping. */
export const feedMappingSchema = (): JsonSchema => ({
  ...z.toJSONSchema(mappingSchema, OPTIONS),
  title: 'Mapping of a stock feed',
});

/** A dealer of a template has none of the sections that other templates install. */
function withoutOthers(template: string, installed: readonly ConfigSection[], all: Iterable<string>): JsonSchema {
  const own = new Set([...CORE_SECTIONS, ...installed].map(({ id }) => id));
  const others = [...all].filter((id) => !own.has(id));
  return {
    if: { properties: { template: { const: template } } },
    then: { properties: Object.fromEntries(others.map((id) => [id, false])) },
  };
}

function layerOf({ required: _required, properties, ...rest }: JsonSchema): JsonSchema {
  if (!properties) return rest;
  const optional = Object.entries(properties).map(([key, schema]) => [key, orNull(schema as JsonSchema)]);
  return { ...rest, properties: Object.fromEntries(optional) as JsonSchema };
}

const orNull = ({ description, ...schema }: JsonSchema): JsonSchema => ({
  ...(description === undefined ? {} : { description }),
  anyOf: [schema, { type: 'null' }],
});
