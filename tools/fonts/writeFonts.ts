import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FontFile, ShippedFont } from '@forecourt/site-config';

/** Not of a module that reads the table: it is written from here. */
export const ROOT = path.resolve(import.meta.dirname, '../..');
const require = createRequire(path.join(ROOT, 'apps/server/package.json'));
const SCOPE = '@fontsource-variable/';
const SUBSETS = ['latin', 'latin-ext'] as const;

/** What a font's package says about it. */
interface Metadata {
  id: string;
  family: string;
  category: string;
  variable: { wght: { min: string; max: string } };
  license: { type: string };
}

const read = (name: string): Buffer => readFileSync(require.resolve(SCOPE + name));
const readJson = (name: string): unknown => JSON.parse(read(name).toString('utf8'));

/** Packages of fonts that the server declares. */
export function fontPackages(): readonly string[] {
  const manifest = JSON.parse(readFileSync(path.join(ROOT, 'apps/server/package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return Object.keys(manifest.dependencies).flatMap((name) => (name.startsWith(SCOPE) ? name.slice(SCOPE.length) : []));
}

const filesOf = (id: string): FontFile[] =>
  SUBSETS.map((subset) => {
    const source = `${id}/files/${id}-${subset}-wght-normal.woff2`;
    const hash = createHash('sha256').update(read(source)).digest('hex').slice(0, 10);
    return { subset, name: `${id}-${subset}-${hash}.woff2`, source };
  });

/** Characters of each kind of file: the same for every font. */
export function fontRanges(ids: readonly string[]): Record<FontFile['subset'], readonly string[]> {
  const rangeOf = (subset: FontFile['subset']): readonly string[] => {
    const all = ids.map((id) => (readJson(`${id}/unicode.json`) as Record<FontFile['subset'], string>)[subset]);
    const [range = '', ...others] = new Set(all);
    if (others.length > 0) throw new Error(`The fonts’ files for ${subset} have different characters.`);
    return range.split(',');
  };
  return { latin: rangeOf('latin'), 'latin-ext': rangeOf('latin-ext') };
}

/** A font without what a browser must measure. */
export function fontOf(id: string): Omit<ShippedFont, 'ascent' | 'descent' | 'widths'> {
  const { family, category, variable, license } = readJson(`${id}/metadata.json`) as Metadata;
  if (license.type !== 'OFL-1.1')
    throw new Error(`${family} is under ${license.type}, not under the Open Font License.`);
  return {
    family,
    kind: category === 'serif' ? 'serif' : 'sans',
    weights: [Number(variable.wght.min), Number(variable.wght.max)],
    files: filesOf(id),
  };
}

/** What the Open Font License wants to go along with the fonts: whose they are, and its text. */
export function fontNotices(ids: readonly string[]): string {
  const licences = ids.map((id) => read(`${id}/LICENSE`).toString('utf8'));
  const [, text = ''] = licences[0]?.split(/^-{20,}$/m, 2) ?? [];
  const rest = (licences[0] ?? '').slice((licences[0] ?? '').indexOf(text)).trim();
  const holders = licences.map((licence) => licence.split('\n', 1)[0]?.trim() ?? '');
  return [
    'Fonts of the sites',
    '==================',
    '',
    'Written by `npm run fonts`. These fonts are sent to browsers, cut to the letters of European languages, from the',
    'packages @fontsource-variable/*. They are licensed under the SIL Open Font License, Version 1.1.',
    '',
    ...ids.map((id, index) => `${fontOf(id).family}: ${holders[index] ?? ''}`),
    '',
    '-----------------------------------------------------------',
    rest,
    '',
  ].join('\n');
}
