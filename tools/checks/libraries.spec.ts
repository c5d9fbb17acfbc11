import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURE_SOURCES, ROOT } from '../packages/libraries.ts';

describe.each([...FEATURE_SOURCES])('feature library %s', (name, source) => {
  const dir = path.join(ROOT, source);
  const library = path.dirname(dir);
  const files = (pattern: string) => globSync(pattern, { cwd: dir });

  it('LIB-02 has tests and stories of its own', () => {
    expect([...files('**/*.spec.ts'), ...files('**/*.spec.tsx'), ...files('**/*.stories.tsx')].length).toBeGreaterThan(
      0,
    );
    expect(files('**/*.stories.tsx').length).toBeGreaterThan(0);
  });

  it('LIB-02 keeps its state in a slice that carries its name', () => {
    // the slice behind it carries the same name by type
    expect(readFileSync(path.join(dir, 'feature.ts'), 'utf8')).toContain(`slice: { reducerPath: '${name}'`);
    expect(files('state/*Slice.ts')).toHaveLength(1);
    expect(files('state/*Slice.spec.ts')).toHaveLength(1);
  });

  it('can be published: README, CHANGELOG, exports and types', () => {
    for (const file of ['README.md', 'CHANGELOG.md', 'package.json'])
      expect(existsSync(path.join(library, file)), file).toBe(true);
    const { exports, private: isPrivate } = JSON.parse(readFileSync(path.join(library, 'package.json'), 'utf8')) as {
      exports: Record<string, { types?: string }>;
      private?: boolean;
    };
    expect(isPrivate).toBeUndefined();
    expect(exports['.']?.types).toMatch(/\.d\.ts$/);
  });
});
