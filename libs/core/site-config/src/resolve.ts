import { z } from 'zod';
import { didYouMean } from './didYouMean.js';
import type { ConfigSection } from './section.js';
import { withTranslation } from './translation.js';

export interface ConfigLayer {
  /** Shown in messages, for example "dealers/harbour/site.json". */
  readonly name: string;
  /** Section, then key. Nothing deeper is merged. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Resolved values by section, frozen. */
export type ConfigValues = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

export interface ResolvedConfig {
  readonly values: ConfigValues;
  /** Names the layer that decided a key, for example `explain('finance', 'comparisonRate')`. */
  readonly explain: (section: string, key: string) => string;
}

export const PLATFORM_LAYER = 'platform defaults';

/**
 * Zod compiles a schema into one function. That of the words is so large that V8 (of Node 24), once it has run some
 * hundred times, takes more than 10 GB to optimise it.
 */
const UNCOMPILED = { jitless: true } as const;

/** Everything that is wrong with a configuration, in one message. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(['Invalid site configuration', ...problems.map((problem) => `  - ${problem}`)].join('\n'));
    this.problems = problems;
  }
}

/**
 * Merges platform defaults < template < dealer, then checks each section once, strictly (TEN-03). A layer replaces
 * whole keys; `null` removes an inherited key. `elsewhere` says why a section that others have is not there. Throws a
 * ConfigError that lists every problem.
 */
export function resolveConfig(
  sections: readonly ConfigSection[],
  layers: readonly ConfigLayer[],
  elsewhere: ReadonlyMap<string, string> = new Map(),
): ResolvedConfig {
  const problems = unknownSections(sections, layers, elsewhere);
  // a value that no layer has is missing in the last one, the dealer's
  const owner = layers.at(-1)?.name ?? PLATFORM_LAYER;
  const origins = new Map<string, string>();
  const resolved: [string, Readonly<Record<string, unknown>>][] = [];
  for (const section of sections) {
    const keys = keysOf(section);
    const merged = mergeSection(section, layers, origins);
    problems.push(...unknownRemovals(section, layers, keys));
    const parsed = section.schema.safeParse(merged, UNCOMPILED);
    if (parsed.success) resolved.push([section.id, deepFreeze(parsed.data as Record<string, unknown>)]);
    else
      problems.push(
        ...parsed.error.issues.flatMap((issue) => describeIssue(section.id, issue, { merged, origins, keys, owner })),
      );
  }
  if (problems.length > 0) throw new ConfigError([...new Set(problems)]);
  const explain = (section: string, key: string) => origins.get(`${section}.${key}`) ?? PLATFORM_LAYER;
  const values = withTranslation(
    Object.fromEntries(resolved),
    sections,
    (section, key) => explain(section, key) === owner,
  );
  return { values: Object.freeze(values), explain };
}

function unknownSections(
  sections: readonly ConfigSection[],
  layers: readonly ConfigLayer[],
  elsewhere: ReadonlyMap<string, string>,
): string[] {
  const known = sections.map((section) => section.id).sort();
  return layers.flatMap((layer) =>
    Object.entries(layer.values).flatMap(([id, values]) => {
      if (!known.includes(id)) {
        const why = elsewhere.get(id);
        if (why !== undefined) return [`${layer.name}: "${id}" is not a section here: ${why}`];
        return [`${layer.name}: "${id}" is not a section; allowed are ${known.join(', ')}${didYouMean(id, known)}`];
      }
      return isRecord(values) ? [] : [`${layer.name}: ${id}: must be an object of options`];
    }),
  );
}

/** Keys of a section, where its schema is a plain object. */
export const keysOf = ({ schema }: ConfigSection): readonly string[] | undefined =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : undefined;

/** A misspelt key that is removed would go unnoticed: nothing is left of it to check. */
function unknownRemovals(
  section: ConfigSection,
  layers: readonly ConfigLayer[],
  keys: readonly string[] | undefined,
): string[] {
  if (!keys) return [];
  return layers.flatMap((layer) =>
    entriesOf(Object.hasOwn(layer.values, section.id) ? layer.values[section.id] : undefined).flatMap(([key, value]) =>
      value === null && !keys.includes(key)
        ? [`${layer.name}: ${section.id}.${key}: is not an option${didYouMean(key, keys)}`]
        : [],
    ),
  );
}

function mergeSection(
  section: ConfigSection,
  layers: readonly ConfigLayer[],
  origins: Map<string, string>,
): Record<string, unknown> {
  const merged = new Map<string, unknown>(Object.entries(section.defaults));
  for (const layer of layers) {
    for (const [key, value] of entriesOf(
      Object.hasOwn(layer.values, section.id) ? layer.values[section.id] : undefined,
    )) {
      origins.set(`${section.id}.${key}`, layer.name);
      if (value === null) merged.delete(key);
      else merged.set(key, value);
    }
  }
  return Object.fromEntries(merged);
}

/** One line for each thing that is wrong: file, path, fault. */
function describeIssue(
  section: string,
  issue: z.core.$ZodIssue,
  known: {
    readonly merged: Record<string, unknown>;
    readonly origins: ReadonlyMap<string, string>;
    readonly keys: readonly string[] | undefined;
    readonly owner: string;
  },
): string[] {
  const { merged, origins, keys, owner } = known;
  const [first, ...rest] = issue.path.map(String);
  const layerOf = (key: string | undefined) => origins.get(`${section}.${key}`) ?? PLATFORM_LAYER;
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const hint = first === undefined && keys ? didYouMean(key, keys) : '';
      return `${layerOf(first ?? key)}: ${[section, ...issue.path, key].join('.')}: is not an option${hint}`;
    });
  }
  const isMissing = first !== undefined && rest.length === 0 && !Object.hasOwn(merged, first);
  const path = [section, ...issue.path].join('.');
  const layer = isMissing ? (origins.get(`${section}.${first}`) ?? owner) : layerOf(first);
  return [`${layer}: ${path}: ${isMissing ? `is missing: ${issue.message}` : issue.message}`];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : []);

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
