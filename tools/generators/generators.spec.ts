import { readJson } from '@nx/devkit';
import { describe, expect, it } from 'vitest';
import { emptyWorkspace, filesBelow } from './emptyWorkspace.ts';
import feature from './feature/generator.ts';
import library from './library/generator.ts';

describe('a generated library', () => {
  it('has the manifest, the tags and the configuration of all libraries', async () => {
    const tree = emptyWorkspace();
    await library(tree, {
      folder: 'server/parcels',
      type: 'server',
      scope: 'server',
      runtime: 'node',
      entries: ['testing'],
    });
    const files = filesBelow(tree, 'libs/server/parcels');
    expect([...files.keys()].map((file) => file.slice('libs/server/parcels/'.length)).sort()).toEqual([
      'CHANGELOG.md',
      'README.md',
      'package.json',
      'src/index.ts',
      'src/testing.ts',
      'tsconfig.json',
      'tsconfig.lib.json',
      'tsconfig.spec.json',
      'vite.config.ts',
    ]);
    expect(readJson(tree, 'libs/server/parcels/package.json')).toMatchObject({
      name: '@forecourt/parcels',
      type: 'module',
      exports: { './testing': { '@forecourt/source': './src/testing.ts', types: './dist/testing.d.ts' } },
      nx: { tags: ['type:server', 'scope:server', 'runtime:node'] },
    });
    expect(files.get('libs/server/parcels/vite.config.ts')).toContain("from '../../../tools/vite-lib.ts'");
    expect(files.get('libs/server/parcels/vite.config.ts')).toContain(
      "environment: 'node', entries: ['index', 'testing']",
    );
  });

  it('is built with the workspace, whose own files keep everything else', async () => {
    const tree = emptyWorkspace();
    const before = { nx: readJson<object>(tree, 'nx.json'), root: readJson<object>(tree, 'package.json') };
    const { references } = readJson<{ references: { path: string }[] }>(tree, 'tsconfig.json');
    await library(tree, { folder: 'core/parcels', type: 'core', scope: 'core', runtime: 'any' });
    await library(tree, {
      folder: 'ui/parcels',
      name: '@forecourt/ui-parcels',
      type: 'ui',
      scope: 'ui',
      runtime: 'web',
    });
    expect(readJson(tree, 'nx.json')).toEqual(before.nx);
    expect(readJson(tree, 'package.json')).toEqual(before.root);
    const after = readJson<{ references: { path: string }[] }>(tree, 'tsconfig.json').references.map(
      ({ path }) => path,
    );
    expect(after).toEqual(
      [...references.map(({ path }) => path), './libs/core/parcels', './libs/ui/parcels'].sort((a, b) =>
        a.localeCompare(b),
      ),
    );
  });

  it('does not take the place of one that exists', async () => {
    const tree = emptyWorkspace();
    await expect(feature(tree, { id: 'navigation' })).rejects.toThrow('libs/features/navigation exists already');
  });
});

describe('a generated feature', () => {
  it('has section, slice, fill, loader, story and tests, and the versions of the other features', async () => {
    const tree = emptyWorkspace();
    await feature(tree, { id: 'loyalty-club' });
    const files = filesBelow(tree, 'libs/features/loyalty-club/src');
    expect([...files.keys()].map((file) => file.slice('libs/features/loyalty-club/src/'.length)).sort()).toEqual([
      'config.ts',
      'feature.spec.ts',
      'feature.ts',
      'fills/HomeSection.stories.tsx',
      'fills/HomeSection.tsx',
      'fills/home.styles.ts',
      'fills/homeLoader.ts',
      'index.ts',
      'section.ts',
      'state/loyaltyClubSlice.spec.ts',
      'state/loyaltyClubSlice.ts',
    ]);
    expect([...files.values()].join()).not.toMatch(/<%|%>/);
    const { zod } = readJson<{ dependencies: Record<string, string> }>(
      tree,
      'libs/features/navigation/package.json',
    ).dependencies;
    expect(readJson(tree, 'libs/features/loyalty-club/package.json')).toMatchObject({
      name: '@forecourt/loyalty-club',
      dependencies: { '@forecourt/composition': '^0.1.0', zod },
      peerDependencies: { react: '^19.0.0' },
      nx: { tags: ['type:feature', 'scope:loyalty-club', 'runtime:web'] },
    });
  });
});
