import type { ConfigValues } from './resolve.js';

/** A section of a site's configuration, typed by its owner. Separate from the schema, which no browser needs. */
export interface SectionRef<Section extends object> {
  readonly id: string;
  /** Type only. */
  readonly values?: Section;
}

/**
 * Declares a section; `defineSection` checks its id.
 * @__NO_SIDE_EFFECTS__
 */
export const sectionRef = <Section extends object>(id: string): SectionRef<Section> => ({ id });

/** What a section is read from: a site, or anything that holds its resolved configuration. */
export interface Configured {
  readonly config: ConfigValues;
  readonly slug?: string;
}

/** A section of a site that has it. Throws where the site has none, naming both. */
export function sectionOf<Section extends object>(site: Configured, section: SectionRef<Section>): Section {
  const found = findSection(site, section);
  if (!found) throw new Error(`Site "${site.slug ?? ''}" has no configuration section "${section.id}".`);
  return found;
}

/** A section of a feature that a site may do without. */
export function findSection<Section extends object>(
  { config }: Pick<Configured, 'config'>,
  { id }: SectionRef<Section>,
): Section | undefined {
  return Object.hasOwn(config, id) ? (config[id] as Section) : undefined;
}
