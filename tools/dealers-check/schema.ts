import { z } from 'zod';
import type { ConfigSection } from '@forecourt/site-config';
import { mappingSchema } from '@forecourt/stock';
import { CORE_SECTIONS } from './compliance.ts';

type JsonSchema = Record<string, unknown>;

/**
 * JSON Schema of one dealer's file under a template: what a layer may say, so that every key is optional and may be
 * null.
 */
export function dealerSchema(template: string, sections: readonly ConfigSection[]): JsonSchema {
  const properties = Object.fromEntries(
    [...CORE_SECTIONS, ...sections].map((section) => [section.id, layerOf(section)]),
  );
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `Dealer of template ${template}`,
    type: 'object',
    properties: { $schema: { type: 'string' }, template: { const: template }, ...properties },
    required: ['template', 'site'],
    additionalProperties: false,
  };
}

/** JSON Schema of a feed's mapping. */
export const feedMappingSchema = (): JsonSchema => ({
  ...z.toJSONSchema(mappingSchema, { io: 'input', reused: 'inline' }),
  title: 'Mapping of a stock feed',
});

function layerOf(section: ConfigSection): JsonSchema {
  const {
    $schema: _schema,
    required: _required,
    properties,
    ...rest
  } = z.toJSONSchema(section.schema, {
    io: 'input',
    reused: 'inline',
  }) as { properties?: Record<string, JsonSchema> } & JsonSchema;
  if (!properties) return rest;
  return {
    ...rest,
    properties: Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, orNull(value)])),
  };
}

const orNull = ({ description, ...schema }: JsonSchema): JsonSchema => ({
  ...(description === undefined ? {} : { description }),
  anyOf: [schema, { type: 'null' }],
});
