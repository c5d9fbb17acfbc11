import { z } from 'zod';
import { LINKS, PICTURES, TARGETS } from './sections/safeText.js';

/** A place that an option leads to. */
export interface ConfiguredLink {
  /** Path below the section, for example `['menu', 0, 'href']`. */
  readonly path: readonly (string | number)[];
  readonly href: string;
}

type Registry = typeof LINKS;
interface Declared {
  /** Path below the section, for example `['locations', 0, 'image']`. */
  readonly path: readonly (string | number)[];
  readonly text: string;
}

/** Every place that a value of a schema leads to: what the schema declares as `href` or `ownPath`, at any depth. */
export const linksIn = (schema: z.core.$ZodType, value: unknown): ConfiguredLink[] =>
  declaredIn(LINKS, schema, value).map(({ path, text }) => ({ path, href: text }));

/** Every picture that a value of a schema names: what the schema declares as `picture`. */
export const picturesIn = (schema: z.core.$ZodType, value: unknown): Declared[] => declaredIn(PICTURES, schema, value);

/** Every page that a value of a schema names by its route: the `to` of a link. */
export const targetsIn = (schema: z.core.$ZodType, value: unknown): Declared[] => declaredIn(TARGETS, schema, value);

function declaredIn(
  registry: Registry,
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly (string | number)[] = [],
): Declared[] {
  if (typeof value === 'string') return holds(registry, schema, value) ? [{ path, text: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const items = forms(registry, schema).flatMap((form) => (form instanceof z.ZodArray ? [form.element] : []));
    return value.flatMap((item, index) => oneOf(registry, items, item, [...path, index]));
  }
  const fields = forms(registry, schema);
  return Object.entries(value).flatMap(([key, item]) =>
    oneOf(
      registry,
      fields.flatMap((form) => fieldOf(form, key)),
      item,
      [...path, key],
    ),
  );
}

function fieldOf(form: z.core.$ZodType, key: string): z.core.$ZodType[] {
  if (form instanceof z.ZodObject) {
    const shape: Record<string, z.core.$ZodType> = form.shape;
    return Object.hasOwn(shape, key) && shape[key] ? [shape[key]] : [];
  }
  return form instanceof z.ZodRecord ? [form.valueType] : [];
}

/** The first of the schemas that a value may have that finds something in it. */
function oneOf(
  registry: Registry,
  schemas: readonly z.core.$ZodType[],
  value: unknown,
  path: readonly (string | number)[],
): Declared[] {
  for (const schema of schemas) {
    const found = declaredIn(registry, schema, value, path);
    if (found.length > 0) return found;
  }
  return [];
}

const holds = (registry: Registry, schema: z.core.$ZodType, value: string): boolean =>
  forms(registry, schema).some((form) => isDeclared(registry, form) && z.safeParse(form, value).success);

/** Copies count as what they were made from: `.describe()` and `.meta()` copy. */
const isDeclared = (registry: Registry, schema: z.core.$ZodType): boolean =>
  registry.has(schema) || (schema._zod.parent !== undefined && isDeclared(registry, schema._zod.parent));

/** The schemas that a value may have, without what only wraps them. */
function forms(registry: Registry, schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => forms(registry, option));
  const { def } = schema._zod;
  if ('innerType' in def && def.innerType instanceof z.ZodType && !isDeclared(registry, schema))
    return forms(registry, def.innerType);
  return [schema];
}
