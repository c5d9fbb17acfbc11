import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { ConfigSection } from '@forecourt/site-config';
import { WORDS_SECTION } from '@forecourt/words';
import { sections as franchise } from '../../apps/franchise/src/sections.ts';
import { sections as group } from '../../apps/group/src/sections.ts';
import { sections as preowned } from '../../apps/preowned/src/sections.ts';
import { sections as yard } from '../../apps/yard/src/sections.ts';
import { CORE_SECTIONS } from '../dealers-check/compliance.ts';
import { ROOT, sourceFiles } from '../packages/libraries.ts';

/** Where an option is declared, given its default or checked is no place that reads it. */
const DECLARES =
  /(\.spec|\.stories)\.tsx?$|\/(config|configDefaults|schema)\.ts$|\/config\/|\/sections\/|\/testing\/|\/out-tsc\//;

const sources = sourceFiles()
  .filter((file) => !DECLARES.test(file))
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
  .join('\n');

const all: readonly ConfigSection[] = [
  ...new Map(
    [...CORE_SECTIONS, ...group, ...franchise, ...preowned, ...yard].map((section) => [section.id, section]),
  ).values(),
  // words.spec.ts finds messages that no code reads
].filter(({ id }) => id !== WORDS_SECTION);
const kebab = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** Custom properties of the theme that styles read, `color-header-ink` of `var(--color-header-ink)`. */
const styled = new Set(
  [...sources.matchAll(/var\(--([a-z0-9-]+)/g)].flatMap(([, name = '']) => [name, name.replace(/^[a-z]+-/, '')]),
);
/** Names that code reads: `options.key`, `section['key']`, `{ key }` of a section. */
const read = new Set(
  [...sources.matchAll(/\.(\w+)|\[['"](\w+)['"]\]|(?<=[{,]\s*)(\w+)(?=\s*[,}:=])/g)].map(([, ...names]) =>
    names.find(Boolean),
  ),
);
const isRead = (key: string): boolean => read.has(key) || styled.has(kebab(key));

interface Option {
  readonly key: string;
  readonly path: string;
}

/** Every option that a schema declares, those within others too; keys of records are the dealer's own words. */
function optionsIn(schema: z.core.$ZodType, path = ''): Option[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape as Record<string, z.core.$ZodType>).flatMap(([key, inner]) => {
      const at = path === '' ? key : `${path}.${key}`;
      return [{ key, path: at }, ...optionsIn(inner, at)];
    });
  if (schema instanceof z.ZodArray) return optionsIn(schema.element, `${path}[]`);
  if (schema instanceof z.ZodRecord) return optionsIn(schema.valueType, `${path}.*`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => optionsIn(option, path));
  const { def } = schema._zod;
  return 'innerType' in def && def.innerType instanceof z.ZodType ? optionsIn(def.innerType, path) : [];
}

describe('TEN-03 every option that a dealer can set is read by the product', () => {
  it.each(all.map((section) => [section.id, section] as const))('%s', (_id, section) => {
    const unread = optionsIn(section.schema).filter(({ key }) => !isRead(key));
    expect(
      unread.map(({ path }) => path),
      `options of "${section.id}" without an effect`,
    ).toEqual([]);
  });
});
