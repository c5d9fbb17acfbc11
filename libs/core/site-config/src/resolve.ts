import type { z } from 'zod';
import type { ConfigSection } from './section.js';

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
 * whole keys; `null` removes an inherited key. Throws a ConfigError that lists every problem.
 */
export function resolveConfig(sections: readonly ConfigSection[], layers: readonly ConfigLayer[]): ResolvedConfig {
  const problems: string[] = [];
  const known = new Set(sections.map((section) => section.id));
  for (const layer of layers) {
    for (const [id, values] of Object.entries(layer.values)) {
      if (!known.has(id))
        problems.push(`${layer.name}: "${id}" is not a section; allowed are ${[...known].sort().join(', ')}`);
      else if (!isRecord(values)) problems.push(`${layer.name}: ${id}: must be an object of options`);
    }
  }
  const origins = new Map<string, string>();
  const resolved: Record<string, Readonly<Record<string, unknown>>> = {};
  for (const section of sections) {
    const merged = mergeSection(section, layers, origins);
    const parsed = section.schema.safeParse(merged);
    if (parsed.success) {
      resolved[section.id] = deepFreeze(parsed.data as Record<string, unknown>);
      continue;
    }
    for (const issue of parsed.error.issues) problems.push(describeIssue(section.id, issue, merged, origins));
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return {
    values: Object.freeze(resolved),
    explain: (section, key) => origins.get(`${section}.${key}`) ?? PLATFORM_LAYER,
  };
}

function mergeSection(
  section: ConfigSection,
  layers: readonly ConfigLayer[],
  origins: Map<string, string>,
): Record<string, unknown> {
  const merged = new Map<string, unknown>(Object.entries(section.defaults));
  for (const layer of layers) {
    const values = layer.values[section.id];
    if (!isRecord(values)) continue;
    for (const [key, value] of Object.entries(values)) {
      origins.set(`${section.id}.${key}`, layer.name);
      if (value === null) merged.delete(key);
      else merged.set(key, value);
    }
  }
  return Object.fromEntries(merged);
}

function describeIssue(
  section: string,
  issue: z.core.$ZodIssue,
  merged: Record<string, unknown>,
  origins: Map<string, string>,
): string {
  const key = issue.path[0] ?? (issue.code === 'unrecognized_keys' ? issue.keys[0] : undefined);
  const layer = origins.get(`${section}.${String(key)}`) ?? PLATFORM_LAYER;
  const path = [section, ...(key === undefined ? [] : [String(key)]), ...issue.path.slice(1).map(String)].join('.');
  const isMissing = key !== undefined && !(String(key) in merged);
  return `${layer}: ${path}: ${isMissing ? 'is missing; ' : ''}${issue.message}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
