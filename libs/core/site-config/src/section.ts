import type { z } from 'zod';

/** One section of a site's configuration: its schema and the values that stand when no layer says otherwise. */
export interface ConfigSection<Id extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly id: Id;
  readonly schema: Schema;
  readonly defaults: Partial<z.input<Schema>>;
}

/** Declares a section. Never use `.default()` inside the schema: it would hide what a layer below said. */
export function defineSection<const Id extends string, Schema extends z.ZodType>(
  section: ConfigSection<Id, Schema>,
): ConfigSection<Id, Schema> {
  return section;
}
