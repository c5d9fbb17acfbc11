import { z } from 'zod';
import { LINKS } from './sections/safeText.js';

/** A place that an option leads to. */
export interface ConfiguredLink {
  /** Path below the section, for example `['menu', 0, 'href']`. */
  readonly path: readonly (string | number)[];
  readonly href: string;
}

/** Every place that a value of a schema leads to: what the schema declares as `href` or `ownPath`, at any depth. */
export function linksIn(
  schema: z.core.$ZodType,
  value: unknown,
  path: readonly (string | number)[] = [],
): ConfiguredLink[] {
  if (typeof value === 'string') return isLink(schema, value) ? [{ path, href: value }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) {
    const items = forms(schema).flatMap((form) => (form instanceof z.ZodArray ? [form.element] : []));
    return value.flatMap((item, index) => oneOf(items, item, [...path, index]));
  }
  const fields = forms(schema);
  return Object.entries(value).flatMap(([key, item]) =>
    oneOf(
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

/** The first of the schemas that a value may have that finds something to lead to in it. */
function oneOf(schemas: readonly z.core.$ZodType[], value: unknown, path: readonly (string | number)[]) {
  for (const schema of schemas) {
    const found = linksIn(schema, value, path);
    if (found.length > 0) return found;
  }
  return [];
}

const isLink = (schema: z.core.$ZodType, value: string): boolean =>
  forms(schema).some((form) => isDeclared(form) && z.safeParse(form, value).success);

/** Copies count as what they were made from: `.describe()` and `.meta()` copy. */
const isDeclared = (schema: z.core.$ZodType): boolean =>
  LINKS.has(schema) || (schema._zod.parent !== undefined && isDeclared(schema._zod.parent));

/** The schemas that a value may have, without what only wraps them. */
function forms(schema: z.core.$ZodType): z.core.$ZodType[] {
  if (schema instanceof z.ZodUnion) return schema.options.flatMap(forms);
  const { def } = schema._zod;
  if ('innerType' in def && def.innerType instanceof z.ZodType && !isDeclared(schema)) return forms(def.innerType);
  return [schema];
}
