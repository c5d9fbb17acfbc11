import { z } from 'zod';
import type { ConfigSection } from '@forecourt/site-config';
import { WORDS_SECTION } from '@forecourt/words';
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
  const sections = schemasOf([...CORE_SECTIONS, ...installed]);
  // converted together: definitions that a section refers to then lie at the root, where references begin
  const file = z.strictObject({
    $schema: z.string().optional(),
    template: z.enum(Object.keys(templates)),
    ...Object.fromEntries(sections),
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
    allOf: Object.entries(templates).map(([name, template]) => withoutOthers(name, template.sections, sections)),
  };
}

/** JSON Schema of a feed's mapping. */
export const feedMappingSchema = (): JsonSchema => ({
  ...z.toJSONSchema(mappingSchema, OPTIONS),
  title: 'Mapping of a stock feed',
});

type Schemas = ReadonlyMap<string, z.ZodType>;

/** Sections by id. A dealer's own words are those of its template's libraries: together they are those of all. */
function schemasOf(sections: readonly ConfigSection[]): Schemas {
  const schemas = new Map<string, z.ZodType>();
  for (const { id, schema } of sections) {
    const before = schemas.get(id);
    const isWords = id === WORDS_SECTION && before instanceof z.ZodObject && schema instanceof z.ZodObject;
    schemas.set(id, isWords ? before.extend(schema.shape) : schema);
  }
  return schemas;
}

/** A dealer of a template has none of the sections, and of the words, that other templates install. */
function withoutOthers(template: string, installed: readonly ConfigSection[], all: Schemas): JsonSchema {
  const own = schemasOf([...CORE_SECTIONS, ...installed]);
  const refused = (names: Iterable<string>) => Object.fromEntries([...names].map((name) => [name, false]));
  const words = wordsIn(own);
  const otherWords = [...wordsIn(all)].filter((name) => !words.has(name));
  return {
    if: { properties: { template: { const: template } } },
    then: {
      properties: {
        ...(own.has(WORDS_SECTION) && otherWords.length > 0
          ? { [WORDS_SECTION]: { properties: refused(otherWords) } }
          : {}),
        ...refused([...all.keys()].filter((id) => !own.has(id))),
      },
    },
  };
}

function wordsIn(schemas: Schemas): ReadonlySet<string> {
  const schema = schemas.get(WORDS_SECTION);
  return new Set(schema instanceof z.ZodObject ? Object.keys(schema.shape) : []);
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
