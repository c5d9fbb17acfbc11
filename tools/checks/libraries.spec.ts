import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const FEATURES = path.resolve(import.meta.dirname, '../../libs/features');
const features = readdirSync(FEATURES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

describe.each(features)('feature library %s', (name) => {
  const dir = path.join(FEATURES, name);
  const files = (pattern: string) => globSync(pattern, { cwd: dir });

  it('LIB-02 has tests and stories of its own', () => {
    expect(
      [...files('src/**/*.spec.ts'), ...files('src/**/*.spec.tsx'), ...files('src/**/*.stories.tsx')].length,
    ).toBeGreaterThan(0);
    expect(files('src/**/*.stories.tsx').length).toBeGreaterThan(0);
  });

  it('LIB-02 keeps its state in a slice that carries its name', () => {
    // the slice behind it carries the same name by type
    expect(readFileSync(path.join(dir, 'src/feature.ts'), 'utf8')).toContain(`slice: { reducerPath: '${name}'`);
    expect(files('src/state/*Slice.ts')).toHaveLength(1);
    expect(files('src/state/*Slice.spec.ts')).toHaveLength(1);
  });

  it('can be published: README, CHANGELOG, exports and types', () => {
    for (const file of ['README.md', 'CHANGELOG.md', 'package.json'])
      expect(existsSync(path.join(dir, file)), file).toBe(true);
    const { exports, private: isPrivate } = JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')) as {
      exports: Record<string, { types?: string }>;
      private?: boolean;
    };
    expect(isPrivate).toBeUndefined();
    expect(exports['.']?.types).toMatch(/\.d\.ts$/);
  });
});
