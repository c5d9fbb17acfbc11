import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURE_SOURCES, ROOT } from '../packages/libraries.ts';

const sliceOf = (source: string) => globSync(`${source}/state/*Slice.ts`, { cwd: ROOT });
const slices = [...FEATURE_SOURCES.values()].flatMap(sliceOf);

/** What a slice offers: `export const { menuOpened } = slice.actions` and the same of its selectors. */
const offered = (text: string): string[] =>
  [...text.matchAll(/^export const \{([^}]*)\}\s*=\s*\w+\.(?:actions|selectors);$/gm)].flatMap(([, names = '']) =>
    names.split(',').flatMap((name) => name.trim() || []),
  );

/** Names of a slice's state and of what it is made of. */
const stateTypes = (text: string): string[] =>
  [...text.matchAll(/^export interface (\w+)/gm)].flatMap(([, name = '']) => name || []);

/** Endpoints that components of a feature call, and the hooks of these that it uses itself. */
const endpointsOf = (source: string): string[] =>
  globSync(`${source}/api/*Api.ts`, { cwd: ROOT })
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .flatMap((text) => [
      ...[...text.matchAll(/(\w+) = baseApi\.injectEndpoints/g)].flatMap(([, name = '']) => name || []),
      ...[...text.matchAll(/\b(use\w+(?:Query|Mutation))\b[^;]*\} = \w+Api;/g)].flatMap(([, name = '']) => name || []),
    ]);

describe('the slice of every feature', () => {
  it.each([...FEATURE_SOURCES])('is there: %s', (_feature, source) => expect(sliceOf(source)).toHaveLength(1));

  it.each([...FEATURE_SOURCES])(
    'LIB-02 is offered in full to hosts with a store of their own: %s',
    (feature, source) => {
      const [file = ''] = sliceOf(source);
      const text = readFileSync(path.join(ROOT, file), 'utf8');
      const entry = readFileSync(path.join(ROOT, source, 'state/index.ts'), 'utf8');
      const manifest = JSON.parse(readFileSync(path.join(ROOT, path.dirname(source), 'package.json'), 'utf8')) as {
        exports: object;
      };
      expect(manifest.exports, feature).toHaveProperty(['./state']);
      const names = [path.basename(file, '.ts'), ...offered(text), ...stateTypes(text), ...endpointsOf(source)];
      expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(entry))).toEqual([]);
    },
  );

  it('is in the first script where it answers what other features dispatch: none of it is lost', () => {
    const answering = slices.filter((file) =>
      /addCase\((postcodeGiven|placeChosen)\b/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    );
    expect(answering.length).toBeGreaterThan(0);
    for (const file of answering) {
      const manifest = readFileSync(path.join(ROOT, path.dirname(file), '../feature.ts'), 'utf8');
      expect(manifest, file).toContain(`from './state/${path.basename(file, '.ts')}.js'`);
    }
  });

  it.each(slices)('has tests of its actions and selectors: %s', (file) => {
    const names = offered(readFileSync(path.join(ROOT, file), 'utf8'));
    const tests = readFileSync(path.join(ROOT, file.replace(/\.ts$/, '.spec.ts')), 'utf8');
    // named where they are imported, and where they are used
    const untested = names.filter((name) => (tests.match(new RegExp(`\\b${name}\\b`, 'g')) ?? []).length < 2);
    expect(names.length).toBeGreaterThan(0);
    expect(untested).toEqual([]);
  });
});
