import type { z } from 'zod';

/** A value of an option that the specification allows and today's Australian rules speak against (design, section 8). */
export interface ComplianceNote {
  readonly key: string;
  /** Whether this value is the doubtful one. `section` is the whole section, for options that belong together. */
  readonly when: (value: unknown, section: Readonly<Record<string, unknown>>) => boolean;
  /** The rule, by its name. */
  readonly rule: string;
  /** What to do instead. */
  readonly advice: string;
}

/** One section of a site's configuration: its schema and the values that stand when no layer says otherwise. */
export interface ConfigSection<Id extends string = string, Schema extends z.ZodType = z.ZodType> {
  readonly id: Id;
  readonly schema: Schema;
  readonly defaults: Partial<z.input<Schema>>;
  /** Options of this section that need a look at the law; `npm run dealers:check` prints them. */
  readonly compliance?: readonly ComplianceNote[];
}

/**
 * Declares a section. Write what a key means with `.describe()`: editors, tables of options and JSON Schema show it.
 * Never use `.default()` inside the schema: it would hide what a layer below said.
 */
export function defineSection<const Id extends string, Schema extends z.ZodType>(
  section: ConfigSection<Id, Schema>,
): ConfigSection<Id, Schema> {
  return section;
}
