import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { host } from '../../apps/group/src/host.ts';
import { FEATURE_SOURCES, ROOT } from '../packages/libraries.ts';

/** Sections whose reference has another name than the section. */
const OTHERS = new Map([['enquiryRules', 'forms']]);
const idOf = (name: string): string =>
  OTHERS.get(name) ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Readers of a section that add its texts, with the section. */
const WITH_TEXTS = new Map([
  ['useVehicleOptions', 'vehicle'],
  ['vehicleOptionsOf', 'vehicle'],
  ['financeOf', 'finance'],
  ['findFinance', 'finance'],
  ['useForms', 'forms'],
  ['formsOf', 'forms'],
]);

/** Sections that a feature's code asks for, by file. */
function readsOf(feature: string): Map<string, string[]> {
  const folder = path.join(ROOT, FEATURE_SOURCES.get(feature) ?? '');
  const files = globSync('**/*.{ts,tsx}', { cwd: folder, exclude: ['out-tsc/**'] });
  const sources = files.filter((file) => !/\.(spec|stories)\./.test(file));
  return new Map(
    sources.map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const asked = text.matchAll(/\b(?:useSection|sectionOf|findSection)\((?:[^;]*?,\s*)?(\w+)Section\s*,?\s*\)/g);
      const worded = [...text.matchAll(/\b(\w+)\(/g)].flatMap(([, name = '']) => WITH_TEXTS.get(name) ?? []);
      return [file, [...[...asked].map(([, name = '']) => idOf(name)), ...worded]];
    }),
  );
}

describe('a page carries what its features ask for', () => {
  it.each(host.features.map((feature) => [feature.id, feature] as const))(
    '%s names every section that it reads',
    (id, feature) => {
      const named = [...(feature.sections ?? []), ...(feature.pages ?? []).flatMap((page) => page.sections ?? [])];
      const known = new Set(named.map((section) => section.id));
      const reads = readsOf(id);
      expect([...reads.values()].flat().length).toBeGreaterThan(3);
      const missing = [...reads].flatMap(([file, asked]) =>
        asked.filter((section) => !known.has(section)).map((section) => `${file}: ${section}`),
      );
      expect(missing).toEqual([]);
    },
  );
});
