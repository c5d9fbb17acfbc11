import type { z } from 'zod';
import type { Catalogue, Translations } from '@forecourt/words';
import type { Configured, SectionRef } from './sectionRef.js';

/**
 * A value of an option that the specification allows and today's Australian rules speak against (design, section 8).
 */
export interface ComplianceNote {
  readonly key: string;
  /** Whether this value is the doubtful one. `section` is the whole section, for options that belong together. */
  readonly when: (value: unknown, section: Readonly<Record<string, unknown>>) => boolean;
  /** The rule, by its name. */
  readonly rule: string;
  /** What to do instead. */
  readonly advice: string;
}

/** One section of a site's configuration: its schema and the values that apply when no layer sets others. */
export interface ConfigSection<Schema extends z.ZodType = z.ZodType> {
  readonly id: string;
  readonly schema: Schema;
  readonly defaults: Partial<z.input<Schema>>;
  /** Keys that pages and browsers do not get, or `true` for the whole section. */
  readonly serverOnly?: true | readonly string[];
  /** Sections of the front page that its feature brings, by the names that `site.homeSections` takes. */
  readonly homeSections?: readonly string[];
  /** What a site shows for a key that no layer says, by key: who edits the site begins with it. */
  readonly whenLeftOut?: Readonly<Record<string, (site: Configured, writtenPages: readonly string[]) => unknown>>;
  /** Options of this section that need a look at the law; `npm run dealers:check` prints them. */
  readonly compliance?: readonly ComplianceNote[];
  /** Messages of the library that brings the section, in every language. */
  readonly words?: Catalogue;
  /** Messages of other languages, by language, then `<library>.<key>`: the section of words has them. */
  readonly translations?: Translations;
}

const ID = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Declares what a section may hold, under the reference that its readers use. Write what a key means with
 * `.describe()`: editors, tables of options and JSON Schema show it. Throws when the reference's id is not kebab-case.
 * Never use `.default()` inside the schema: it would hide what a layer below said.
 */
export function defineSection<Section extends object, Schema extends z.ZodType<Section>>(
  { id }: SectionRef<Section>,
  section: Omit<ConfigSection<Schema>, 'id'>,
): ConfigSection<Schema> {
  if (!ID.test(id)) throw new Error(`Section id "${id}" must be kebab-case, for example "vehicle-detail".`);
  return { id, ...section };
}
